/** Names a class of a CSS module for the pages. */
export type ClassNaming = (module: { resourcePath: string }, template: string, localName: string) => string;

/** A loader with its options, as far as we change them. */
export type Loader = {
  loader?: string;
  options?: Record<string, unknown> & { modules?: { localIdentName?: string; getLocalIdent?: ClassNaming } };
};

/** What webpack tells about a module that it is about to build. */
export type ModuleInfo = { realResource?: string; resourceQuery?: string; issuer?: string };

export type Rule = {
  test?: RegExp;
  use?: Loader[] | ((info: ModuleInfo) => Loader[]);
  oneOf?: Rule[];
};

/** Which modules of which chunks come together in a chunk of their own. */
type CacheGroup = { chunks?: (chunk: { name?: string | null }) => boolean };

export type Plugin = { constructor: { name: string }; options?: object };

/** Gatsby's webpack configuration, as far as we correct it. */
export type WebpackConfig = {
  devtool?: string | false;
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  module: { rules: Rule[] };
  plugins: Plugin[];
  output?: { chunkLoadTimeout?: number };
  resolve: { alias?: Record<string, string | false>; plugins?: Plugin[] | undefined };
  optimization?: {
    runtimeChunk?: object | false;
    minimizer?: Plugin[];
    splitChunks?: { cacheGroups?: Record<string, CacheGroup> };
  };
};
