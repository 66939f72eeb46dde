/** Defines the tokens of all style sheets. */
export const tokensFile = "src/styles/tokens.css";

/** A declaration as PostCSS has it. */
type Declaration = { prop: string; value: string; raws: { between?: string }; remove(): void };

/** What we use of a style sheet that PostCSS has read. */
type StyleSheet = { walkDecls(change: (declaration: Declaration) => void): void };

const tokenName = /--[a-z][\w-]*/g;
const isPalette = (name: string) => name.startsWith("--palette-");

/**
 * A PostCSS plugin that takes from style sheets what no browser needs: raw colours stand where the palette was asked for,
 * and tokens have names of two or three signs. Styles stand in every page, where that is worth 0.9 KB, Brotli 11.
 * @param tokens text of the style sheet that defines them; their place in it is their short name
 * @param kept names that are read elsewhere than in style sheets
 */
export function shortTokens(tokens: string, kept: readonly string[]) {
  const defined = [...tokens.matchAll(/(--[a-z][\w-]*):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  const palette = new Map(defined.filter(([name = ""]) => isPalette(name)) as [string, string][]);
  const names = [...new Set(defined.map(([name = ""]) => name))].filter((name) => !isPalette(name));
  const short = new Map(
    names.map((name, place) => [name, kept.includes(name) ? name : `--${place.toString(36)}`] as const),
  );
  const shorten = (text: string) => text.replace(tokenName, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: "short-tokens",
    Once(sheet: StyleSheet) {
      sheet.walkDecls((declaration) => {
        if (isPalette(declaration.prop)) return declaration.remove();
        const value = declaration.value.replace(
          /var\((--palette-[\w-]+)\)/g,
          (all, name: string) => palette.get(name) ?? all,
        );
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(value);
        declaration.raws.between = ":";
        return undefined;
      });
    },
  };
}
