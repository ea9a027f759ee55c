const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'style', 'test'];
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})\\([a-z0-9]+(?:[-/][a-z0-9]+)*\\): (?<text>\\S.*)$`);

/** Words that no imperative begins with: articles, pronouns, numbers, prepositions and conjunctions. */
const NO_VERB =
  /^(?:an?|the|this|that|these|those|its?|their|our|we|i|you|who|what|where|whether|how|one|two|three|four|five|six|ten|all|each|every|any|some|no|none|nothing|several|few|many|more|less|most|of|in|on|at|by|for|from|to|with|without|under|after|before|between|and|or|as|if|when|while|now|not|new|only|also|clearer|shorter|smaller|larger|\d.*)$/i;
/** Endings of the third person, of a plural, of the past and of a gerund. */
const NO_IMPERATIVE = /(?<!s|u|i)s$|(?<!e)ed$|ing$/i;
/** Verbs, and `alias`, that have such an ending. */
const VERBS = /^(?:alias|bias|embed|seed|shed|bring|ping|ring|sing|spring|string|swing)$/i;

/**
 * Lists the subjects of commits that are not `type(scope): imperative`, one sentence each. A verb is recognised by its
 * form, not by its meaning.
 */
export function findSubjectFindings(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const text = SUBJECT.exec(subject)?.groups?.['text'];
    if (text === undefined)
      return [`"${subject}" is not type(scope): subject, with a type of ${TYPES.join(', ')}`];
    const [first = ''] = text.split(/[\s,:;]/, 1);
    if (!isImperative(first)) return [`"${subject}" does not begin with an imperative: "${first}"`];
    return text.endsWith('.') ? [`"${subject}" ends with a full stop`] : [];
  });
}

function isImperative(word: string): boolean {
  return VERBS.test(word) || !(NO_VERB.test(word) || NO_IMPERATIVE.test(word));
}
