import { and, count, desc, eq, ilike, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import {
  DOCUMENT_KIND_LABELS,
  type DocumentKind,
  type DocumentStatus,
  PUBLISHABLE_KINDS,
} from '@aosai/api/domain/memberRecords';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { memberDocument as documents } from '../../../db/schema/memberRecords.ts';
import { member } from '../../../db/schema/people.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { ownFile } from '../../platform/file/ownFile.ts';
import { showFile } from '../../platform/file/showFile.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { findMember, maskedMember } from '../member/memberScope.ts';
import { memberActor } from '../people.ts';
import { memberRowScope, type Way } from '../../scope.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

type Document = typeof documents.$inferSelect;

const SORTABLE = { createdAt: documents.createdAt, updatedAt: documents.updatedAt, title: documents.title };
const KEEPERS = ['own', 'office'] as const satisfies readonly Way[];

function documentScope(context: CallContext, ways: readonly Way[]): SQL | undefined {
  const row = { appId: documents.appId, memberId: documents.memberId };
  return and(memberRowScope(context, row, ways), isNull(documents.deletedAt));
}

/** Own ones, those of children, and what others have published: never a scan of a document of identity. */
function readable(context: CallContext): SQL | undefined {
  const published = and(
    eq(documents.appId, context.appId),
    eq(documents.status, 'published'),
    inArray(documents.kind, [...PUBLISHABLE_KINDS]),
    isNull(documents.deletedAt),
  );
  return or(documentScope(context, ['own', 'child', 'office']), published);
}

function documentQuery({ db }: CallContext) {
  return db
    .select({ document: documents, member: { id: member.id, name: member.name, account: member.account } })
    .from(documents)
    .innerJoin(member, and(eq(member.appId, documents.appId), eq(member.id, documents.memberId)))
    .$dynamic();
}

function documentView({ document, member: of }: Awaited<ReturnType<typeof documentQuery>>[number]) {
  const { id, kind, title, fileName, status, createdAt, updatedAt, version } = document;
  return {
    id,
    member: maskedMember(of),
    kind: kind as DocumentKind,
    title,
    fileName,
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    version,
  };
}

const shown = ({ memberId, kind, title, fileName, status }: Document) => ({ memberId, kind, title, fileName, status });

async function lockDocument(tx: Db, context: CallContext, id: string): Promise<Document> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(documentScope(context, KEEPERS), eq(documents.id, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

interface Change {
  action: 'update' | 'delete' | 'publish' | 'unpublish';
  /** Throws what stands in the way. */
  set: (before: Document) => Partial<Pick<Document, 'kind' | 'title' | 'fileName' | 'status' | 'deletedAt'>>;
}

async function change(context: CallContext, id: string, { action, set }: Change) {
  const { db, appId, services } = context;
  return db.transaction(async (tx) => {
    const before = await lockDocument(tx, context, id);
    const changes = set(before);
    const version = before.version + 1;
    await tx
      .update(documents)
      .set({ ...changes, version, updatedAt: services.now() })
      .where(and(eq(documents.appId, appId), eq(documents.id, id)));
    if (changes.status || changes.deletedAt) {
      const isPublic = changes.status === 'published';
      await showFile(tx, context, before.fileName, { purpose: 'memberDocument', isPublic });
    }
    const diff = { before: shown(before), after: shown({ ...before, ...changes }) };
    await writeSysLog(tx, context, { action: `memberDocument:${action}`, target: id, diff });
    return { id, version };
  });
}

function statusChange(from: readonly DocumentStatus[], to: 'published' | 'unpublished', refusal: string) {
  return (before: Document) => {
    if (to === 'published' && !PUBLISHABLE_KINDS.some((kind) => kind === before.kind)) {
      const label = DOCUMENT_KIND_LABELS[before.kind as DocumentKind];
      throw new AppError('DOCUMENT_STATE', { detail: `${label}含有个人信息，不能公开` });
    }
    if (!from.includes(before.status)) throw new AppError('DOCUMENT_STATE', { detail: refusal });
    return { status: to };
  };
}

export const memberDocument = {
  async create(context, { memberId, kind, title, fileName }) {
    const { db, appId, actor, services } = context;
    const owner = actor.kind === 'user' ? memberId : memberActor(context).memberId;
    if (owner === undefined) throw new AppError('VALIDATION', { detail: '请选择会员' });
    if (memberId !== undefined && memberId !== owner) throw new AppError('NOT_FOUND');
    const { id: ownerId } = await findMember(context, KEEPERS, owner);
    await ownFile(db, context, fileName, ['memberDocument']);
    const now = services.now();
    const row = { appId, id: newId(), createdBy: actorId(context.actor), createdAt: now, updatedAt: now };
    await db.transaction(async (tx) => {
      await tx.insert(documents).values({ ...row, memberId: ownerId, kind, title, fileName });
      const diff = { after: { memberId: ownerId, kind, title, fileName } };
      await writeSysLog(tx, context, { action: 'memberDocument:create', target: row.id, diff });
    });
    return { id: row.id, version: 1 };
  },

  async update(context, { id, version, kind, title, fileName }) {
    if (fileName !== undefined) await ownFile(context.db, context, fileName, ['memberDocument']);
    return change(context, id, {
      action: 'update',
      set: (before) => {
        if (before.version !== version) throw new AppError('VERSION_CHANGED');
        if (before.status === 'published')
          throw new AppError('DOCUMENT_STATE', { detail: '资料已公开，请先撤回再修改' });
        return { ...(kind && { kind }), ...(title && { title }), ...(fileName && { fileName }) };
      },
    });
  },

  async delete(context, { id }) {
    await change(context, id, { action: 'delete', set: () => ({ deletedAt: context.services.now() }) });
    return { id };
  },

  publish: (context, { id }) =>
    change(context, id, {
      action: 'publish',
      set: statusChange(['draft', 'unpublished'], 'published', '资料已经公开'),
    }),

  unpublish: (context, { id }) =>
    change(context, id, { action: 'unpublish', set: statusChange(['published'], 'unpublished', '资料没有公开') }),

  async queryById(context, { id }) {
    const [row] = await documentQuery(context).where(and(readable(context), eq(documents.id, id)));
    if (!row) throw new AppError('NOT_FOUND');
    return documentView(row);
  },

  async queryList(context, { page, size, sort, memberId, kind, status, keyword }) {
    const where = and(
      readable(context),
      memberId === undefined ? undefined : eq(documents.memberId, memberId),
      kind === undefined ? undefined : eq(documents.kind, kind),
      status === undefined ? undefined : eq(documents.status, status),
      keyword ? ilike(documents.title, containing(keyword)) : undefined,
    );
    const rows = await documentQuery(context)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), desc(documents.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(documents).where(where);
    return { content: rows.map(documentView), total: counted?.total ?? 0, page, size };
  },
} satisfies ResourceHandlers<'memberDocument'>;
