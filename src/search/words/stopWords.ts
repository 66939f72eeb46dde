import { foldWord } from "./splitWords";

// Words of questions and grammar. They may be missing from a section without making it a worse answer.
const words = `
a about am an and any are as at be been being but by can could did do does for from get gets had has have here how i if in into is it
its just like may me my of off on or our should so some than that the their them then there these they this those to up us use
was we were what when where which who why will with without would you your
а без более будет бы был была были было быть в вам вас ваш весь во взять вот все всё всего вы где да даже для до его ее её если есть
еще ещё же за зачем и из или им их к как какая какие какой какую ко когда кто куда ли либо меня мне можно мой мои моя мою мы на над
надо нам нас наш не него нее неё нет ни них но ну нужен нужна нужно нужны о об он она они оно от откуда по под получить почему при про с сам
сделать сколько со так такое также там те тем то того тоже только тот у уже через чего чем что чтобы эта эти это этого этой этот я
`;

const known = new Set(words.split(/\s+/).filter(Boolean).map(foldWord));

/** The product's name stands nearly everywhere: `Indigo X` says as little as a word of grammar, `Indigo 6` says much. */
const productName = { first: ["indigo", "индиго"], second: ["x", "х"] };

/** Whether a word, with the one after it, is the product's name. */
export function isProductName(word: string, next: string | undefined): boolean {
  return productName.first.includes(word) && productName.second.includes(next ?? "");
}

/** Words that deny: readers who type none of them look for what works. */
const denials = new Set(["не", "нет", "нельзя", "not", "no", "cannot"].map(foldWord));

/** Whether a folded word denies. */
export function isDenial(word: string): boolean {
  return denials.has(word);
}

/** Whether a folded word says little about what a reader looks for. */
export function isStopWord(word: string): boolean {
  return known.has(word);
}
