import { eq } from 'drizzle-orm';
import { question } from '../db/schema/bank.ts';
import { type ImportRunner, runImports } from '../questions/imports/runImports.ts';
import { openAccessSite } from './everyCall/accessSite.ts';
import { openTestApp, type Reply, type Visitor } from './testApp.ts';

type Someone = Visitor | null;

interface Item {
  no: number;
  title: string;
  outcome: string;
  caseCount: number;
  match: { id: string; mayReplace: boolean } | null;
  notes: string[];
  faults: string[];
}
export interface CheckedFile {
  token: string;
  format: string | null;
  formats: string[];
  items: Item[];
  unpaired: string[];
  cases: { name: string; inSha: string; outSha: string; sample: boolean }[];
}

interface Report {
  state: string;
  done: number;
  content: { no: number; outcome: string; questionId: string | null; notes: string[] }[];
}

export const formOf = (bytes: string | Buffer, fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([Uint8Array.from(Buffer.from(bytes))]), 'given');
  return form;
};

/** The data of a reply, or the code of its refusal. */
export const dataOrCode = <Data>({ body }: Reply): Data => (body.code ?? body.data) as Data;

const judgement = (stem: string) => `${stem}（√）`;
/** A paper as text, of true/false questions whose answer is true. */
export const paperOf = (...stems: string[]): string =>
  `一、判断题（每题 2 分）\n${stems.map((stem, at) => `${at + 1}. ${judgement(stem)}`).join('\n')}\n`;

export const fpsItem = (title: string, data = '<test_input>1</test_input><test_output>2</test_output>') =>
  `<item><title>${title}</title><time_limit unit="s">1</time_limit><memory_limit unit="mb">64</memory_limit><description><![CDATA[<p>${title} 的题面</p>]]></description>${data}</item>`;
export const fpsOf = (...items: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><fps version="1.2">${items.join('')}</fps>`;

/** A site with its people, and functions to import questions from files. */
export async function openQuestionImports() {
  const site = await openTestApp();
  const { visitors } = await openAccessSite(site);
  const upload = (visitor: Someone, bytes: string | Buffer, purpose = 'bank', group = '/edms', more = {}) =>
    site.send('POST', `${group}/question/unzipAndParse`, { visitor, form: formOf(bytes, { purpose, ...more }) });
  const runner = (weakness?: ImportRunner['weakness'], publish = site.services.publish): ImportRunner => ({
    db: site.db,
    services: { ...site.services, publish },
    dataFolder: site.services.platform.dataFolder,
    log: { error: () => {} },
    ...(weakness ? { weakness } : {}),
  });
  return {
    site,
    visitors,
    upload,
    runner,
    run: () => runImports(runner()),
    async checked(visitor: Someone, bytes: string | Buffer, group = '/edms', more = {}): Promise<CheckedFile> {
      return dataOrCode<CheckedFile>(await upload(visitor, bytes, 'bank', group, more));
    },
    begin: (visitor: Someone, token: string, items: { no: number; action: string }[], group = '/edms') =>
      site.send('POST', `${group}/question/importZip`, { visitor, body: { token, items, addTags: ['期中'] } }),
    async report(visitor: Someone, importId: string, group = '/edms') {
      const reply = await site.send('GET', `${group}/question/queryImport?importId=${importId}`, { visitor });
      return { code: reply.body.code, ...(reply.body.data as Partial<Report>) };
    },
    rowsOf: (importId: string) => site.db.select().from(question).where(eq(question.importId, importId)),
  };
}
