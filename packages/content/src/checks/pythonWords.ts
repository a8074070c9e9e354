const SIGN = /\*\*|\/\/=|[-+*/%=!<>]=|\/\/|[-+*/%<>=]/gu;
/** Words of Python that a learner can use without having named them. */
const KNOWN = new Set(
  `and as assert break class continue def del elif else except False finally for from global if import in is lambda None
  not or pass raise return True try while with yield abs all any bin bool chr dict divmod enumerate eval exec float hex
  input int isinstance len list map max min oct open ord pow print range repr reversed round set sorted str sum tuple
  type zip sep end file turtle random math sys`.split(/\s+/u),
);

/** The words and signs of Python that a program uses; texts in quotes and comments do not count, those in `{}` of an f-string do. */
export function pythonWordsIn(source: string): string[] {
  const inside: string[] = [];
  const bare = source
    .replaceAll(
      /\b(f?)("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|("[^"\n]*"|'[^'\n]*')/gu,
      (_, f: string, text: string) => {
        if (f !== 'f') return ' ';
        inside.push(...[...text.matchAll(/\{([^}:]*)/gu)].map(([, part = '']) => part));
        return ' F ';
      },
    )
    .replaceAll(/#.*$/gmu, '');
  const code = [bare, ...inside].join('\n');
  const attributes = [...code.matchAll(/\.([a-z_]\w*)/gu)].map(([, name = '']) => name);
  const words = [...code.matchAll(/(?<![.\w])[A-Za-z_]\w*/gu)].map(([word]) => word);
  const signs = [...code.matchAll(SIGN)].map(([sign]) => sign);
  const isStarred = /^from turtle import \*/mu.test(code);
  const called = isStarred ? [...code.matchAll(/(?<![.\w])([a-z_]+)\(/gu)].map(([, name = '']) => name) : [];
  return [
    ...attributes,
    ...called,
    ...signs,
    ...words.filter((word) => KNOWN.has(word)),
    ...(inside.length > 0 ? ['f-string'] : []),
  ];
}
