import type { Db } from '../../db/open.ts';
import { and, asc, desc, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { maskAccount } from '@aosai/api/kit/masking';
import { IMPORT_AT_ONCE } from '@aosai/api/schools/memberImport';
import type { LinkStatus } from '@aosai/api/schools/organizationLinks';
import { plainNumber } from '@aosai/api/kit/typedText';
import { consent } from '../../db/schema/minors.ts';
import { member, memberGuardian, organizationMember as places } from '../../db/schema/people.ts';
import { requiredRows } from '../../excel/sheetTable.ts';
import { XLSX_MIME } from '../../excel/writeSheet.ts';
import { countsStill } from '../../accounts/minors/consentState.ts';
import { type ImportOrder, type ImportResult, importMembers } from './importMembers.ts';
import { type PlannedRow, planImport } from './importPlan.ts';
import { type ImportRow, importRow, markDoubles } from './importRow.ts';
import { changeMembership } from './changeMembership.ts';
import { isInvited } from './memberCount.ts';
import { activeSince } from './activeSince.ts';
import { actorId } from '../../kit/actorId.ts';
import { type CallContext, madeFile, type ResourceHandlers } from '../../kit/context.ts';
import { countsOf, importReply, reportSheet } from './importReply.ts';
import { fileTitle } from '../../kit/sheets/fileTitle.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { nameMatches } from '../../kit/rows/shownText.ts';
import { beginRun, memberImports } from './memberImports.ts';
import { storeRun } from './importRuns.ts';
import { chosenColumns, rememberColumns, rowsOfFile } from './readRoster.ts';
import { organizationLinks } from './organizationLinks.ts';
import { queryRoster } from './queryRoster.ts';
import { joinClasses, plannedClasses, withOneSpelling } from './rosterClasses.ts';
import { madeByPlatform, organizationMemberView } from './organizationMemberView.ts';
import { organizationRowScope } from '../../kit/scope.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { audited } from '../../kit/rows/audited.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { hasTag } from '../../accounts/member/memberLists.ts';
import { targetOrg } from '../../accounts/member/targetOrg.ts';
import { ORGANIZATION_ROLE, type OrganizationRole } from '@aosai/api/accounts/memberStatus';

const MOBILE = /^1\d{10}$/;
/** The same span as the column 7 日活跃. */
const WORKED_DAYS = 7;
/** Checks of sheets per person and hour. */
const MAX_CHECKS = 60;

const scopeOf = (context: CallContext) =>
  organizationRowScope(context, { appId: places.appId, orgId: places.orgId }, ['organization', 'office']);

const callOf = (context: CallContext) => ({
  db: context.db,
  appId: context.appId,
  now: context.services.now(),
  keys: context.services.platform.keys,
  createdBy: actorId(context.actor),
});

interface Given {
  name: string;
  account: string | null;
  no: string | null;
  className: string | null;
  role: OrganizationRole;
  birthYm: string | null;
}

/** Turns a row of a form or list into an import row, under the same rules as the sheet. */
function givenRow(line: number, given: Given, now: Date): ImportRow {
  const { name, account, no, className, role, birthYm } = given;
  const cells = {
    name,
    account: account ?? '',
    mobile: '',
    login: '',
    standing: '',
    no: no ?? '',
    className: className ?? '',
    role: ORGANIZATION_ROLE.label(role),
    birthYm: birthYm ?? '',
    guardianName: '',
    guardianMobile: '',
    relation: '',
  };
  return importRow(line, cells, now);
}

/** Puts those who were imported into the classes of their rows, in the import's transaction. */
const intoTheirClasses = (context: CallContext, orgId: string): NonNullable<ImportOrder['after']> =>
  async function join(tx, made) {
    return { ...made, ...(await joinClasses({ ...context, db: tx }, orgId, made)) };
  };

/** The class as the school's class of that name is called. */
async function spelledHere(context: CallContext, id: string, className: string | null): Promise<string | null> {
  if (className === null) return null;
  const [place] = await context.db
    .select({ orgId: places.orgId })
    .from(places)
    .where(and(scopeOf(context), eq(places.id, id), isNull(places.deletedAt)));
  if (!place?.orgId) throw new AppError('NOT_FOUND');
  const [spelled] = await withOneSpelling(context, place.orgId, [{ className }]);
  return spelled?.className ?? className;
}

type Changed = Awaited<ReturnType<typeof changeMembership>>;

/** A member whose class in the roster was changed learns, or teaches, in the class of the new name. */
async function followClass(
  context: CallContext,
  { orgId, memberId }: Pick<Changed, 'orgId' | 'memberId'>,
  before: Changed['before'],
  after: Changed['after'],
): Promise<void> {
  const { className: to, status, roles } = after;
  if (to === null || to === before.className || status !== 'active') return;
  const { rosterClasses } = context.services.registries;
  if (roles.includes('student')) await rosterClasses.follow(context, orgId, { memberId, from: before.className, to });
  if (roles.includes('teacher')) await rosterClasses.teach(context, orgId, [{ name: to, memberIds: [memberId] }]);
}

/** Tells the person who waits for the reply how far it is. */
function publishProgress({ actor, appId, services }: CallContext, done: number, total: number): void {
  const person = actorId(actor);
  if (person !== null) services.publish(appId, person, { type: 'import', done, total });
}

/** Imports the people and logs it with numbers but no names. */
function bringIn(
  context: CallContext,
  action: string,
  order: ImportOrder,
  store?: (tx: Db, result: ImportResult) => Promise<void>,
): Promise<ImportResult> {
  const progress = (done: number, total: number) => publishProgress(context, done, total);
  return importMembers(callOf(context), { ...order, progress }, async (tx, result) => {
    await store?.(tx, result);
    await writeSysLog(tx, context, {
      action: `organizationMember:${action}`,
      target: order.orgId,
      diff: {
        after: {
          counts: countsOf(result),
          children: result.planned.filter(({ isChild, outcome }) => isChild && outcome === 'create').length,
          ageless: result.planned.filter(({ isAgeless, outcome }) => isAgeless && outcome === 'create').length,
          consentStated: order.evidence !== null,
        },
      },
    });
  });
}

/** The best state of a link to a parent of the listed member. */
const guardianState = (db: CallContext['db']) =>
  sql<'confirmed' | 'invited' | null>`(${db
    .select({
      state: sql`case when bool_or(${memberGuardian.status} = 'active') then 'confirmed' when count(*) > 0 then 'invited' end`,
    })
    .from(memberGuardian)
    .where(
      and(
        eq(memberGuardian.appId, member.appId),
        eq(memberGuardian.memberId, member.id),
        inArray(memberGuardian.status, ['pending', 'active']),
      ),
    )})`;

const shownNameMatches = (keyword: string) =>
  or(and(eq(member.type, 'teacher'), ilike(member.name, containing(keyword))), nameMatches(member.name, keyword));

/**
 * Checks a sheet without writing. Limited and logged, because a list that nobody imports may be probing for accounts.
 */
async function checkedImport(context: CallContext, orgId: string, rows: readonly ImportRow[], hasStatement: boolean) {
  const { db, appId, services } = context;
  const now = services.now();
  const subject = `importCheck:${actorId(context.actor) ?? ''}`;
  await takeFromAllowance(db, { appId, subject, most: MAX_CHECKS, windowMs: HOUR_MS, now });
  const terms = { hasStatement, isApplied: false };
  const planned = await planImport(db, callOf(context), orgId, rows, terms, (done) =>
    publishProgress(context, done, rows.length),
  );
  await writeSysLog(db, context, {
    action: 'organizationMember:checkImport',
    target: orgId,
    diff: { after: { counts: countsOf({ planned, applied: false }) } },
  });
  return planned;
}

/** People who do not belong are found only by what the school typed: no search reveals more than the row shows. */
function matching(context: CallContext, keyword: string): SQL | undefined {
  const pattern = containing(keyword);
  const hash = MOBILE.test(keyword) ? context.services.platform.keys.mobileHash(keyword) : undefined;
  const known = {
    name: sql`${places.known} ->> 'name'`,
    mobileHash: sql`${places.known} ->> 'mobileHash'`,
  };
  return or(
    ilike(places.no, containing(plainNumber(keyword))),
    and(
      eq(places.status, 'active'),
      or(
        // A school searches its people's full names, the platform's office the visible part of a masked name.
        context.actor.kind === 'member' ? ilike(member.name, pattern) : shownNameMatches(keyword),
        hash === undefined ? undefined : eq(member.mobileHash, hash),
      ),
    ),
    ilike(known.name, pattern),
    hash === undefined ? undefined : eq(known.mobileHash, hash),
  );
}

function hasStatus({ db }: CallContext, status: LinkStatus | 'asked' | 'worked', now: Date): SQL | undefined {
  if (status === 'worked') return activeSince(db, new Date(now.getTime() - WORKED_DAYS * DAY_MS));
  if (status === 'asked') return inArray(places.status, ['pending', 'refused']);
  if (status === 'pending') return isInvited(now);
  if (status === 'expired') return and(eq(places.status, 'pending'), sql`${isInvited(now)} is not true`);
  return eq(places.status, status);
}

export const organizationMember = {
  ...organizationLinks,
  queryRoster,
  ...memberImports,

  async batchCreate(context, { orgId, people, consent: statement }) {
    const now = context.services.now();
    const given = people.map((one, i) => givenRow(i + 1, one, now));
    markDoubles(given);
    const target = targetOrg(context, orgId);
    const rows = await withOneSpelling(context, target, given);
    const order = { orgId: target, rows, evidence: statement?.evidence ?? null, skipFaulty: false };
    return importReply(await bringIn(context, 'batchCreate', order));
  },

  async batchImport(context, input, files) {
    const { orgId, mode, skipFaulty = false, consent: statement, intoClasses = false, columns = {} } = input;
    const target = targetOrg(context, orgId);
    const chosen = await chosenColumns(context, target, columns);
    const [uploaded] = files;
    const { rows: typed, read, ...file } = await rowsOfFile(context, uploaded?.path, chosen);
    const rows = await withOneSpelling(context, target, typed);
    const evidence = statement?.evidence ?? null;
    if (mode === 'check' && read.missing.length > 0) {
      return importReply({ applied: false, planned: [], created: [] }, file);
    }
    requiredRows(read);
    if (mode === 'check') {
      const planned = await checkedImport(context, target, rows, evidence !== null);
      const classes = await plannedClasses(context, target, planned);
      return importReply({ applied: false, planned, created: [], classes }, file);
    }
    const run = { orgId: target, fileName: uploaded?.name ?? '', evidence, intoClasses, rows };
    if (rows.length > IMPORT_AT_ONCE) {
      const { planned, importId } = await beginRun(context, run, skipFaulty);
      if (importId !== null) await rememberColumns(context, target, chosen);
      return importReply({ applied: false, planned, created: [] }, { ...file, importId, isRunning: importId !== null });
    }
    let importId: string | null = null;
    const result = await bringIn(
      context,
      'batchImport',
      {
        orgId: target,
        rows,
        evidence,
        skipFaulty,
        ...(intoClasses && { after: intoTheirClasses(context, target) }),
      },
      async (tx, made) => {
        importId = await storeRun(tx, context, run, made);
      },
    );
    if (result.applied) await rememberColumns(context, target, chosen);
    return importReply(result, { ...file, importId });
  },

  async exportReport(context, { rows }) {
    const { db, appId, services } = context;
    const subject = `importReport:${actorId(context.actor) ?? ''}`;
    await takeFromAllowance(db, { appId, subject, most: MAX_CHECKS, windowMs: HOUR_MS, now: services.now() });
    const title = fileTitle('导入检查结果', services.now(), 'xlsx');
    return madeFile(title, XLSX_MIME, await reportSheet(rows));
  },

  async create(context, { orgId, consent: statement, ...given }) {
    const target = targetOrg(context, orgId);
    const rows = await withOneSpelling(context, target, [givenRow(1, given, context.services.now())]);
    const evidence = statement?.evidence ?? null;
    const order = { orgId: target, rows, evidence, skipFaulty: false, after: intoTheirClasses(context, target) };
    const { planned, created } = await bringIn(context, 'create', order);
    const [only] = planned;
    if (!only || only.outcome === 'error')
      throw new AppError('VALIDATION', { path: 'mobile', detail: only?.faults.join('；') ?? '' });
    const [made] = created;
    const account = made?.account ?? accountSeen(only, given.account);
    return { outcome: outcomeOf(only), account, initialPassword: made?.password ?? null };
  },

  async update(context, { id, version, handTo, ...changes }) {
    return audited(context, 'organizationMember:update', async (tx, inside) => {
      const { before, after, ...place } = await changeMembership(tx, callOf(context), scopeOf(context), {
        id,
        version,
        ...changes,
        className: await spelledHere(inside, id, changes.className),
      });
      await followClass(inside, place, before, after);
      const leaves = before.status === 'active' && after.status !== 'active';
      const teachesOn = after.status === 'active' && after.roles.includes('teacher');
      const withoutTeacher =
        leaves || (before.roles.includes('teacher') && !teachesOn)
          ? await context.services.registries.classStaff.leave(inside, { ...place, heirId: handTo ?? null })
          : [];
      const told = handTo === undefined ? after : { ...after, handTo };
      return { answer: { id, withoutTeacher }, told: { target: id, diff: { before, after: told } } };
    });
  },

  async queryList(context, { page, size, sort, orgId, keyword, role, className, tag, status }) {
    const { db, services } = context;
    const now = services.now();
    const ofOrg = and(scopeOf(context), eq(places.orgId, targetOrg(context, orgId)), isNull(places.deletedAt));
    const wanted = and(
      ofOrg,
      status === undefined ? undefined : hasStatus(context, status, now),
      role === undefined ? undefined : sql`${places.roles} ? ${role}`,
      className === undefined ? undefined : eq(places.className, className),
      // Tags of an invited person are hidden from the school.
      tag ? and(eq(places.status, 'active'), hasTag(tag)) : undefined,
      keyword ? matching(context, keyword.trim()) : undefined,
    );
    const isMember = and(eq(member.appId, places.appId), eq(member.id, places.memberId));
    const agreed = exists(
      db
        .select({ one: sql`1` })
        .from(consent)
        .where(
          and(
            eq(consent.appId, member.appId),
            eq(consent.memberId, member.id),
            eq(consent.status, 'given'),
            countsStill(db, now),
          ),
        ),
    );
    const order = listOrder(sort, { no: places.no, className: places.className, joinedAt: places.createdAt });
    const query = db
      .select({
        place: places,
        person: member,
        hasConsent: sql<boolean>`${agreed}`,
        isByPlatform: madeByPlatform(context),
        guardian: guardianState(db),
      })
      .from(places)
      .innerJoin(member, isMember)
      .where(wanted);
    const { rows, ...found } = await paged(db, query, { page, size }, [...order, desc(places.id)]);
    const classes = await db
      .selectDistinct({ name: places.className })
      .from(places)
      .where(and(ofOrg, eq(places.status, 'active')))
      .orderBy(asc(places.className));
    return {
      content: rows.map((row) => organizationMemberView(context, row)),
      ...found,
      classNames: classes.flatMap(({ name }) => name ?? []),
    };
  },
} satisfies ResourceHandlers<'organizationMember'>;

/** The account of a member; of an invited person the school sees what it typed. */
const accountSeen = ({ found: known }: PlannedRow, typed: string | null): string =>
  known?.place?.status === 'active' ? maskAccount(known.account) : (typed ?? '');

function outcomeOf({ outcome }: PlannedRow): 'create' | 'link' | 'known' {
  if (outcome === 'error' || outcome === 'add') throw new AppError('INTERNAL');
  return outcome;
}
