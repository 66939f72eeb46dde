// The order of layers stands first; everything else may come in any order. Imported by the layout plugin before
// anything else with styles: layers are ordered by their first mention.
import "./layers.css";
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./print.css";
import "./utilities.css";
