import { createHash } from 'node:crypto';
import { fileAddress } from '@aosai/api/kit/fileAddress';
import { hasBody } from '@aosai/api/questions/kinds';
import type { FileStorage } from '../../adapters/storage/port.ts';
import type { question } from '../../db/schema/bank.ts';
import type { questionVersion } from '../../db/schema/exam.ts';
import type { CaseDraft, ImageDraft, QuestionDraft } from '../../importers/draft.ts';
import { imageKind } from '../../importers/imageKind.ts';
import { IMPORT_LIMITS } from '../../importers/limits.ts';
import { markdownImages, replaceImages } from '../../importers/text/imageMarks.ts';
import { sourceOf } from '../bank/sourceOf.ts';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';

type Head = typeof question.$inferSelect;
type Version = typeof questionVersion.$inferSelect;

interface Stores {
  testData: TestDataStore;
  storage: FileStorage;
}

const OURS = fileAddress('');

async function bytesOf(storage: FileStorage, fileName: string): Promise<Buffer | null> {
  const size = await storage.size(fileName);
  if (size === null || size === 0 || size > IMPORT_LIMITS.imageBytes) return null;
  return Buffer.concat((await storage.read(fileName, 0, size - 1).toArray()) as Buffer[]);
}

/** Collects this site's images from texts, and renames them by their content as in packages. */
class Pictures {
  readonly images = new Map<string, ImageDraft>();
  readonly #names = new Map<string, string>();

  async add(storage: FileStorage, text: string): Promise<void> {
    for (const { address } of markdownImages(text)) {
      const fileName = address.startsWith(OURS) ? address.slice(OURS.length) : '';
      if (!/^[\w-]{1,64}\.\w{1,5}$/.test(fileName) || this.#names.has(address)) continue;
      const bytes = await bytesOf(storage, fileName);
      const type = bytes && imageKind(bytes);
      if (!bytes || !type) continue;
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type}`;
      this.images.set(name, { name, type, bytes });
      this.#names.set(address, name);
    }
  }

  readonly in = (text: string): string =>
    replaceImages(text, markdownImages(text), ({ address, alt, start, end }) => {
      const name = this.#names.get(address);
      return name === undefined ? text.slice(start, end) : `![${alt}](${name})`;
    });
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

function casesOf({ programming }: Version, testData: TestDataStore): CaseDraft[] {
  return (programming?.cases ?? []).map(({ id, name, sample, subtaskId, inSha, inBytes, outSha, outBytes }) => {
    const file = (sha256: string, bytes: number) => ({
      sha256,
      bytes,
      text: async () => (await testData.read(sha256)).toString('utf8'),
    });
    const halves = { input: file(inSha, inBytes), expected: file(outSha, outBytes) };
    const named = createHash('sha256').update(`${inSha}\n${outSha}`).digest('hex');
    return { id: name || id, sample, ...(subtaskId === undefined ? {} : { subtaskId }), ...halves, sha256: named };
  });
}

/** Converts a question of the bank to a question of a package, with its data, programs and images. */
export async function draftOfVersion(
  { testData, storage }: Stores,
  head: Head,
  version: Version,
): Promise<QuestionDraft> {
  // Without videos: one is larger than the rest of a package.
  const { key: _key, videoFile: _video, ...source } = sourceOf(version);
  const pictures = new Pictures();
  const parts = hasBody(source, 'parts') ? source.parts : [];
  const options = hasBody(source, 'options') ? source.options : [];
  for (const text of textsIn([source.stem, source.analysis, options, parts])) await pictures.add(storage, text);
  const inOptions = <Option extends { text: string }>(given: readonly Option[]) =>
    given.map((option) => ({ ...option, text: pictures.in(option.text) }));
  const shared = {
    stem: pictures.in(source.stem),
    analysis: pictures.in(source.analysis),
    // Knowledge points are exported as tags: an import recognizes their ids.
    tags: [...head.points, ...source.tags],
    points: null,
    ...(head.stage ? { stage: head.stage } : {}),
    images: [...pictures.images.values()],
  };
  if (hasBody(source, 'task')) {
    const { cases: __, ...task } = source;
    const solutions = version.solutions.map(({ name, language, code, expect }) => ({
      name,
      language,
      code,
      expect: [...expect],
    }));
    const templates = task.templates ?? {};
    return { ...task, ...shared, cases: casesOf(version, testData), solutions, templates };
  }
  const { title } = head;
  if (hasBody(source, 'options')) return { ...source, ...shared, title, options: inOptions(source.options) };
  if (hasBody(source, 'parts')) {
    const inParts = source.parts.map((part) => ({
      ...part,
      stem: pictures.in(part.stem),
      options: inOptions(part.options),
    }));
    return { ...source, ...shared, title, parts: inParts };
  }
  return { ...source, ...shared, title };
}
