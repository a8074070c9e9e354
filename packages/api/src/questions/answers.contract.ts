import * as z from 'zod/mini';
import { language, source } from '../judging/programs.contract.ts';

/** An answer: chosen options, texts by blank, or a program. */
export const answer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    optionIds: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(26)),
  }),
  z.strictObject({
    kind: z.literal('text'),
    texts: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(50)),
  }),
  z.strictObject({ kind: z.literal('code'), language, code: source }),
]);

/** How the blanks of a fill are compared, where the author has set a rule. */
export const blankRule = z.object({ exactSpaces: z.optional(z.boolean()), ignoreCase: z.optional(z.boolean()) });
