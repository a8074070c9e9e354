import * as z from 'zod/mini';
import { REVIEW_LIMITS, REVIEW_SOURCE } from '../../domain/teaching.ts';
import { call, resource } from '../call.ts';
import { id, points, seen } from '../shared.ts';

const { comment, lineNotes, lineNote } = REVIEW_LIMITS;

/** What a marker wrote beside an answer. */
export const reviewNotes = {
  comment: z.string().check(z.maxLength(comment, `评语最多 ${comment} 字`)),
  lineNotes: z
    .array(
      z.strictObject({
        line: z.int().check(z.minimum(1), z.maximum(100_000)),
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(lineNote, `一条批注最多 ${lineNote} 字`)),
      }),
    )
    .check(z.maxLength(lineNotes, `最多 ${lineNotes} 条批注`)),
};

/** Answers of all sources to their markers. */
export const memberQuestion = resource('memberQuestion', {
  reviewSubmit: call({
    methods: ['POST'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      source: z.enum(REVIEW_SOURCE.values),
      ...seen,
      /** Null takes the marker's points back. */
      points: z.nullable(points),
      ...reviewNotes,
    }),
    output: z.object({ id, version: z.int(), totalPoints: z.nullable(points) }),
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'ATTEMPT_RUNNING', 'VALIDATION'],
    summary: '批阅一道题：人工分在重测后也不变，评语和逐行批注；points 为 null 收回人工分',
  }),
});
