import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  {
    languageOptions: {
      globals: {
        ...globals.browser,
        ...globals.worker,
        ...globals.serviceworker,
        ...globals.node,
        PARTS: "readonly",
        OUTLINES: "readonly",
        VERSION: "readonly",
        SOON: "readonly",
        LATER: "readonly",
      },
    },
    rules: {
      eqeqeq: "error",
      "no-shadow": "error",
      "prefer-const": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
];
