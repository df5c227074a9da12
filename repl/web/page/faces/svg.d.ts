/** Drawings are imported as texts. */
declare module "*.svg" {
  const text: string;
  export default text;
}
