// The order of layers stands first; everything else may come in any order.
import "./layers.css";
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./print.css";
