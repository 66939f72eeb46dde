import type { AvoidedPhrase } from "./avoidedPhrases";

/** Phrases of our English that a native technical writer would not use; the table of `.github/STYLE.en.md`. */
export const englishPhrases: AvoidedPhrase[] = [
  {
    phrase: "somebody, anybody",
    write: "someone, anyone; better, who it is: a colleague, the owner",
    find: /(?:some|any)body/,
  },
  { phrase: "whoever", write: "anyone who, the person who", find: /whoever/ },
  { phrase: "anew", write: "again", find: /anew/ },
  {
    phrase: "let the agent start, let it finish",
    write: "what the reader does: set the agent to start, wait until it has finished",
    find: /(?<=^|[.:;,!?|(] |(?<!\p{L})(?:and|or|then) )let (?:(?:the|your|a|an|each|one|this|that) (?!(?:new |other )?(?:owner|member|manager|operator|starter|colleague|person|people|client|team|user|reader|administrator|support))|it )\p{L}+/u,
  },
  {
    phrase: "stands in, stands at",
    write: "is in, is at, appears in",
    find: /(?:stands?|stood|standing) (?:in(?! (?:the way|line|for))|on(?! (?:its|their|your) own)|inside|there|under|above|below|behind|beside|between|next to|at)/,
  },
  {
    phrase: "held on a version, hold a version back",
    write: "pinned to a version, pin a version",
    find: /(?:holds?|held|holding) (?:(?:a|the|every|each|this|that) )?(?:(?:profiles?|version|core|it|them) )?(?:back|on (?:a|an|the|one|this|its) (?:\p{L}+ ){0,2}(?:version|core))|held (?:core |browser )?(?:versions?|profiles?|cores?)/u,
  },
  {
    phrase: "a proxy of its own, of your own",
    write: "its own proxy, your own proxy, a separate proxy",
    find: /(?<!(?:front|because|ahead|outside|instead|one|some) )of (?:its|their|your|our|my|his|her) own(?= (?:and|or|for|in|to|with|that|which|if|when|inside|from|as|at|on|instead|too|is|are|by|but|so|than|until)(?!\p{L})|\s*[^\s\p{L}\uFFFC]|\s*$)/u,
  },
  { phrase: "look whether, look if", write: "check whether", find: /look (?:whether|if)/ },
  {
    phrase: "look into (a folder, a list)",
    write: "look in, check, open",
    find: /look into (?:the|your|its|their|other|another|it|them)(?! (?:problem|cause|matter|issue|case|reason))/,
  },
  {
    phrase: "says which, says where, says so (of a page, a field)",
    write: "lists, shows, explains; see [the page]",
    find: /says (?:which|what|where|how|who|why|more|whether|when|so)/,
  },
  {
    phrase: "asks the launcher for, the launcher is asked for",
    write: "requests … from the launcher; checks with the launcher",
    find: /asks? (?:the )?(?:cloud API|launcher|agent|API|server) (?:for|to|whether|if|again)|(?:launcher|agent|API|server|service|cloud) (?:is|was) asked (?:for|to)|scripts? asks? for/,
  },
  { phrase: "all the same", write: "anyway, still", find: /(?<!(?:are|is|be|look|were|stay) )all the same(?! \p{L})/u },
  {
    phrase: "closes at once",
    write: "immediately, right away; or: at the same time",
    find: /(?:connected|opens?|closes?|ends?|fails?|returns?|see|notice|learn|exchange it|you need|launcher|go on|decide) at once/,
  },
  { phrase: "need not", write: "don't have to, doesn't have to", find: /need not/ },
  { phrase: "for good", write: "permanently", find: /for good(?! \p{L})/u },
  {
    phrase: "holds for (a rule)",
    write: "applies to",
    find: /holds? for(?! (?:\d|a (?:few|while|moment|second|minute)))/,
  },
  {
    phrase: "lies in, lies on (files, data)",
    write: "is in, is stored in",
    find: /(?<!(?:cause|reason|problem|difference|fault) )(?:lies|lie|lay|lying) (?:in|on|deeper|there|inside|under|beside|next to|elsewhere)/,
  },
  {
    phrase: "the answer, answers (of an API, a program)",
    write: "the response; responds, returns",
    find: /(?:in|of|from|out of) the answer|the answer (?:(?:of|to) \uFFFC|holds|contains|lists|has no)|answers? \d{3}|(?:API|launcher|agent|server|service|host) answers?(?! (?:your )?questions?)/u,
  },
  {
    phrase: "nobody listens, who listens on a port",
    write: "nothing is listening; which program uses the port",
    find: /(?:nobody|who) (?:is )?listen(?:s|ing)/,
  },
  {
    phrase: "go on with, goes on running",
    write: "continue with, keeps running",
    find: /(?:go|goes|went) on (?:with|to|from|by|(?!during)\p{L}+ing)/u,
  },
  {
    phrase: "take a script, take the system",
    write: "use, choose, download; of programs: read, accept",
    find: /takes? (?:the|an?|one|its|their) (?:\p{L}+ ){0,2}(?:installer|system|tokens?|address|IDs?|script|program|proxy|version|profile|core|password|session|code|file name|pair|country|method|template|connection|class|function|list)(?! (?:to|with you|from one))/u,
  },
  { phrase: "by itself, by themselves", write: "automatically, on its own", find: /by (?:itself|themselves)/ },
  { phrase: "as a rule", write: "usually", find: /as a rule(?! (?:that|of|for))/ },
  { phrase: "at hand", write: "ready, available", find: /(?<!(?:task|matter|case|problem) )at hand/ },
  {
    phrase: "such a file (for one just named)",
    write: "this file, a file like this",
    find: /(?:writes?|asks?|converts?|reads?|ends?|creates?|at|of|see) such an?/,
  },
  {
    phrase: "knows (of a program)",
    write: "supports, recognises, stores",
    find: /(?:API|CLI|launcher|agent|server|script|program|version|tool|command|dashboard|curl|library|\uFFFC)(?: that)? (?:does not know|knows)(?! you)/u,
  },
  { phrase: "takes it for …", write: "treats it as …", find: /(?:takes?|took|taken) (?:it|them) for(?! granted)/ },
  {
    phrase: "the former, the latter",
    write: "the noun again",
    find: /the latter|the former(?! (?:owner|name|member|colleague|version|employee))/,
  },
  { phrase: "leads you through", write: "walks you through, guides you", find: /leads? you through/ },
  { phrase: "remedy", write: "fix, solution", find: /remed(?:y|ies)/ },
  {
    phrase: "the picture (a diagram)",
    write: "the diagram",
    find: /the picture (?:shows|leads|asks|below|above|after)/,
  },
  {
    phrase: "…, also after an error",
    write: "even after an error; including …",
    find: /(?<=, )also (?:after|when|if|in|for|on|with)/,
  },
  { phrase: "suffice", write: "be enough", find: /suffic(?:e|es)/ },
  { phrase: "answer for (what is done)", write: "be responsible for", find: /(?:you|owner|alone) answers? for/ },
  {
    phrase: "can cost you the data",
    write: "you can lose the data",
    find: /cost you (?:the|unsaved|data|your|its|their)/,
  },
  { phrase: "at this moment", write: "then, at this point", find: /at this moment/ },
  {
    phrase: "runs nowhere, leads nowhere",
    write: "isn't running anywhere",
    find: /(?:runs?|leads?|appears?|used) nowhere/,
  },
  {
    phrase: "refuses the login (of a program)",
    write: "rejects",
    find: /refuses? the (?:login|way|charge|request|token|code|password|user name)/,
  },
  {
    phrase: "You find it …",
    write: "It is …; you can find it …",
    find: /(?<=^|[.:;!?] |, or )you find (?:it|them|the)/,
  },
  { phrase: "is in order (of data)", write: "is correct, works", find: /(?:is|are) in order(?! to)/ },
  { phrase: "if you wish", write: "if you want", find: /if you wish/ },
  { phrase: "thus, hence", write: "so", find: /thus|hence/ },
  { phrase: "shall", write: "must, should, will", find: /shall/ },
  { phrase: "in turns", write: "one after another; take turns", find: /in turns/ },
];
