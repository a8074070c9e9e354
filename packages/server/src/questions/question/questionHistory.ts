import { Readable } from 'node:stream';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { questionVersion } from '../../db/schema/exam.ts';
import { member, user } from '../../db/schema/people.ts';
import { sourceOf } from '../bank/sourceOf.ts';
import { grantFile } from '../../platform/file/grantFile.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { handOn } from './bankReader.ts';
import { questionInPractice } from './shownQuestion.ts';
import { questions } from './questionWrites.ts';
import { isDeepStrictEqual } from 'node:util';
import type { VersionPart } from '@aosai/api/questions/versions';

type VersionRow = typeof questionVersion.$inferSelect;

/** The content of each part of a version. */
const PARTS: Readonly<Record<VersionPart, (version: VersionRow) => unknown>> = {
  title: ({ title }) => title,
  stem: ({ stem }) => stem,
  options: ({ options }) => options.map(({ id, text }) => ({ id, text })),
  parts: ({ parts }) => parts.map(({ id, stem, options }) => ({ id, stem, options: options.map(({ text }) => text) })),
  key: ({ answerKey }) => answerKey,
  analysis: ({ analysis }) => analysis,
  video: ({ videoFile }) => videoFile,
  about: ({ difficulty, tags }) => ({ difficulty, tags }),
  limits: ({ programming }) => {
    const { limits, languages, standard, fileIo, standardIoToo, formatCounts, samplesScore } = programming ?? {};
    return { limits, languages, standard, fileIo, standardIoToo, formatCounts, samplesScore };
  },
  hints: ({ programming }) => programming?.hints,
  compare: ({ programming }) => programming?.compare,
  subtasks: ({ programming }) => programming?.subtasks,
  cases: ({ programming }) => programming?.cases,
  templates: ({ programming }) => programming?.templates,
  solutions: ({ solutions }) => solutions,
};

/** Normalizes for comparing: missing is the same as undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** The parts in which two versions of a question differ. */
const changedParts = (before: VersionRow, after: VersionRow): VersionPart[] =>
  (Object.keys(PARTS) as VersionPart[]).filter(
    (part) => !isDeepStrictEqual(plain(PARTS[part](before)), plain(PARTS[part](after))),
  );

const HEAD_BYTES = 4_096;

/** A question that the caller may change, with its versions. Throws NOT_FOUND, CONTENT_FOREIGN. */
async function keptVersions(context: CallContext, id: string) {
  const row = await questions.found(context, id);
  if ((await handOn(context, row)) !== 'keeper') throw new AppError('CONTENT_FOREIGN');
  const versions = await context.db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, context.appId), eq(questionVersion.questionId, id)))
    .orderBy(desc(questionVersion.versionNo));
  return { row, versions };
}

/** Names of the authors by id: operators and members. */
async function authorNames({ db, appId }: CallContext, ids: readonly string[]): Promise<Map<string, string>> {
  const users = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(and(eq(user.appId, appId), inArray(user.id, [...ids])));
  const members = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, [...ids])));
  return new Map([...users, ...members].map(({ id, name }) => [id, name]));
}

/** The first bytes of a stream; the rest is not read. */
async function* headOf(stream: Readable): AsyncIterable<Uint8Array> {
  let left = HEAD_BYTES;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    yield chunk.subarray(0, left);
    left -= chunk.byteLength;
    if (left <= 0) return;
  }
}

/** Versions of a question and their test data, for those who may change it. */
export const questionHistory = {
  async queryVersions(context, { id }) {
    const { row, versions } = await keptVersions(context, id);
    const names = await authorNames(
      context,
      versions.flatMap(({ createdBy }) => createdBy ?? []),
    );
    return {
      content: versions.map((version, place) => {
        const before = versions[place + 1];
        return {
          id: version.id,
          versionNo: version.versionNo,
          isCurrent: version.id === row.currentVersionId,
          authorName: names.get(version.createdBy ?? '') ?? null,
          createdAt: version.createdAt.toISOString(),
          updatedAt: version.updatedAt.toISOString(),
          changed: before ? changedParts(before, version) : [],
        };
      }),
    };
  },
  async queryVersion(context, { id, versionNo }) {
    const { versions } = await keptVersions(context, id);
    const version = versions.find((one) => one.versionNo === versionNo);
    if (!version) throw new AppError('VALIDATION', { path: 'versionNo', detail: `这道题没有第 ${versionNo} 版` });
    const { key: _, ...source } = sourceOf(version);
    await grantFile(context, version.videoFile);
    const { analysisHtml, solutions } = version;
    return { id: version.id, versionNo, shown: questionInPractice(version), analysisHtml, source, solutions };
  },
  async exportCaseFile(context, { id, sha, part }) {
    const { versions } = await keptVersions(context, id);
    const cases = versions.flatMap(({ programming }) => programming?.cases ?? []);
    const found = cases.find(({ inSha, outSha }) => inSha === sha || outSha === sha);
    const { testData } = context.services;
    if (!found) throw new AppError('NOT_FOUND');
    if ((await testData.sizeOf(sha)) === null) throw new AppError('FILE_BROKEN');
    return {
      title: `${found.name}.${found.inSha === sha ? 'in' : 'out'}`,
      mime: 'text/plain',
      sizeBytes: null,
      open: () => {
        const stream = testData.stream(sha);
        return part === 'head' ? Readable.from(headOf(stream), { objectMode: false }) : stream;
      },
    };
  },
} satisfies Partial<ResourceHandlers<'question'>>;
