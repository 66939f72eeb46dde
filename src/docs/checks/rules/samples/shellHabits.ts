import { codeMeta } from "../../../compile/fill/codeMeta";
import { fileCaption } from "../../code/fileCaption";
import { docRule } from "../../rule";

type Habit = {
  languages: readonly string[];
  /** Fits a line of a sample. */
  line: RegExp;
  /** Scripts are files: what closes or confuses a terminal does them no harm. */
  inScripts: boolean;
  text: string;
  advice: string;
};

const habits: Habit[] = [
  {
    languages: ["bash"],
    line: /(?:-H|--header)[ =]*["'][^"']*\bAuthorization:[^"']*\$/i,
    inScripts: true,
    text: "the token stands on the command line, where every program of the computer can read it",
    advice: "pipe the header: printf 'Authorization: Bearer %s\\n' \"$INDIGO_TOKEN\" | curl --header @- …",
  },
  {
    languages: ["bash"],
    // An odd number of apostrophes; what stands in quotation marks is no comment.
    line: /^(?:[^'"]*\s)?#[^']*(?:'[^']*'[^']*)*'[^']*$/,
    inScripts: false,
    text: "zsh, the shell of macOS, takes the apostrophe of a pasted comment for the beginning of a text",
    advice: "say it in prose, or give the sample the name of a file",
  },
  {
    languages: ["bash"],
    line: /^\s*set (?:-\w*e|-o errexit)|^[^(]*(?:^|[\s;&|{])exit(?:[\s;}]|$)/,
    inScripts: false,
    text: "the pasted line can close the reader's terminal",
    advice: 'make it a file with a name (title="check.sh") that is run; in Bash, ( … ) around the lines helps too',
  },
  {
    languages: ["powershell"],
    line: /(?:^|[\s;{])exit(?:[\s;}]|$)/,
    inScripts: false,
    text: "the pasted line can close the reader's terminal",
    advice: 'make it a file with a name (title="check.ps1") that is run, or throw an error',
  },
  {
    languages: ["bash"],
    line: /^umask\b/,
    inScripts: false,
    text: "the pasted line changes the reader's terminal for what follows",
    advice: "put it with its command into parentheses: (umask 077; …)",
  },
];

/** What readers paste into a terminal neither closes nor changes it, and shows no token to other programs. */
export const shellHabits = docRule({
  id: "shell-habits",
  severity: "warning",
  about:
    "samples in Bash that show a token, and in Bash and PowerShell that close or confuse the terminal they are pasted into",
  when: "check",
  reads: (_doc, { written }) =>
    written.fences.filter(({ language }) => habits.some(({ languages }) => languages.includes(language))),
  find: (fences) =>
    fences.flatMap(({ language, meta, code, line }) => {
      const isScript = fileCaption.test(codeMeta(meta).title);
      const known = habits.filter(
        ({ languages, inScripts }) => languages.includes(language) && (inScripts || !isScript),
      );
      return code
        .split("\n")
        .flatMap((written, index) =>
          known
            .filter((habit) => habit.line.test(written))
            .map(({ text, advice }) => ({ line: line + 1 + index, text, advice })),
        );
    }),
});
