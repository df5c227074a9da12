// Styles of what is fetched when it is opened: the rulebook, the views for
// learning, and the course of a match.
import learn from "./learn.css";
import rulebook from "./rulebook.css";
import time from "./time/time.css";
import { wear } from "./wear.js";

for (const sheet of [rulebook, time, learn]) wear(sheet);
