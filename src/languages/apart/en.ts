import type { WordsApart } from "./ownStem";

const words = `
  animal applicant awful business capitalis communal communicat communis customer designat detective digital disabilit
  electronic engineer evening excellen executive experiment general generic generous guide guy humanit identical
  importan initiative installment instalment integrit internal international majorit manager memorial minorit
  objective officer personalit politic political quite several statue universit
`;

/**
 * Porter's stemmer takes «importance» for a form of «import», which readers look for, «evening» for one of «even», and each
 * of the others for one of another word.
 */
export const apart: WordsApart = [
  [
    new RegExp(`^(${words.trim().split(/\s+/).join("|")})(?:e?s|e?d|e|ing|ions?|(?:al)?ly|t?ly|ts?|ce|y|ies|m)?$`),
    "$1",
  ],
];
