import type { CaseSource } from '../programming.ts';

const FENCE = /^(`{3,})(input|output)(\d+)[^\n`]*\n([^]*?)\n?^\1`*[ \t]*$/gm;

/** Takes the samples out of a statement that holds them in fences `input1` and `output1`. */
export function fencedSamples(markdown: string): { stem: string; samples: CaseSource[] } {
  const found = new Map<string, { input?: string; output?: string }>();
  const stem = markdown.replaceAll(FENCE, (_, __, kind: 'input' | 'output', no: string, text: string) => {
    found.set(no, { ...found.get(no), [kind]: text === '' ? '' : `${text}\n` });
    return '';
  });
  const samples = [...found].map(([no, { input = '', output = '' }]): CaseSource => {
    const id = `sample${no}`;
    return { id, sample: true, input: { text: input, name: id }, answer: { text: output, name: id } };
  });
  return { stem: stem.replaceAll(/\n{3,}/g, '\n\n').trim(), samples };
}
