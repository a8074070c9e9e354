import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import {
  DOCUMENT_KIND,
  type DocumentKind,
  type DocumentStatus,
  PUBLISHABLE_KINDS,
} from '@aosai/api/accounts/memberRecords';
import { memberDocument as documents } from '../../db/schema/memberRecords.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';
import { maskedMembers } from '../member/maskedMembers.ts';
import { findMember } from '../member/memberScope.ts';
import { memberActor } from '../../kit/actor.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { dropFile, expiriesOf, hasFile, keepFile, takeFile } from './documentFile.ts';

type Work = RowWork<typeof documents, unknown>;

const KEEPERS = ['own', 'office'] as const satisfies readonly Way[];
const documentRow = { appId: documents.appId, memberId: documents.memberId };

/**
 * The caller's own documents, those of children, and published ones of others: never a scan of an identity document.
 */
function readable(context: CallContext): SQL | undefined {
  const published = and(
    eq(documents.appId, context.appId),
    eq(documents.status, 'published'),
    inArray(documents.kind, [...PUBLISHABLE_KINDS]),
    isNull(documents.deletedAt),
  );
  return or(memberRowScope(context, documentRow, ['own', 'child', 'office']), published);
}

const documentsWithin = (visible: (context: CallContext) => SQL | undefined) =>
  crud(documents, {
    log: 'memberDocument',
    logged: ['memberId', 'kind', 'title', 'fileName', 'status'],
    visible: (context) => and(visible(context), hasFile(context)),
    more: async (rows, context) => ({
      memberOf: await maskedMembers(rows, context),
      expiries: await expiriesOf(rows, context),
    }),
    view: (row, _, { memberOf, expiries }) => ({
      ...datesAsText(row),
      kind: row.kind as DocumentKind,
      member: memberOf(row.memberId),
      expiresAt: expiries.get(row.fileName) ?? null,
    }),
  });

const seen = documentsWithin(readable);
const owned = documentsWithin((context) => memberRowScope(context, documentRow, KEEPERS));

function moveTo(to: 'published' | 'unpublished', from: readonly DocumentStatus[], refusal: string) {
  return async (work: Work): Promise<void> => {
    const { kind, status } = work.row;
    if (to === 'published' && !PUBLISHABLE_KINDS.some((known) => known === kind)) {
      const label = DOCUMENT_KIND.label(kind as DocumentKind);
      throw new AppError('DOCUMENT_STATE', { detail: `${label}含有个人信息，不能公开` });
    }
    if (!from.includes(status)) throw new AppError('DOCUMENT_STATE', { detail: refusal });
    await keepFile(work.tx, work.context, { ...work.row, isPublic: to === 'published' });
  };
}

export const memberDocument = {
  create: owned.create(
    async ({ memberId, kind, title, fileName }, { tx, context }) => {
      const owner = context.actor.kind === 'user' ? memberId : memberActor(context).memberId;
      if (owner === undefined) throw new AppError('VALIDATION', { path: 'memberId', detail: '请选择账号' });
      if (memberId !== undefined && memberId !== owner) throw new AppError('NOT_FOUND');
      const { id } = await findMember(context, KEEPERS, owner);
      await takeFile(tx, context, fileName);
      return { memberId: id, kind, title, fileName };
    },
    ({ tx, context, row }) => keepFile(tx, context, { ...row, isPublic: false }),
  ),
  update: owned.change({
    to: async ({ tx, context, input: { kind, title, fileName }, row }) => {
      if (row.status === 'published') throw new AppError('DOCUMENT_STATE', { detail: '资料已公开，请先撤回再修改' });
      if (fileName !== undefined) await takeFile(tx, context, fileName, row.id);
      return { ...(kind && { kind }), ...(title && { title }), ...(fileName && { fileName }) };
    },
    after: async ({ tx, context, row, changes }) => {
      const { fileName = row.fileName, kind = row.kind } = changes;
      if (fileName !== row.fileName) await dropFile(tx, context, row.fileName);
      await keepFile(tx, context, { fileName, kind, isPublic: false });
    },
  }),
  delete: owned.remove(({ tx, context, row }) => dropFile(tx, context, row.fileName)),
  publish: owned.set('publish', { status: 'published' }, moveTo('published', ['draft', 'unpublished'], '资料已经公开')),
  unpublish: owned.set('unpublish', { status: 'unpublished' }, moveTo('unpublished', ['published'], '资料没有公开')),
  queryById: seen.one(),
  queryList: seen.list({
    search: ['title'],
    equal: ['memberId', 'kind', 'status'],
    sort: ['createdAt', 'updatedAt', 'title'],
    order: ['id,desc'],
  }),
} satisfies ResourceHandlers<'memberDocument'>;
