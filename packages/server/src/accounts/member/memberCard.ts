import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { eq, and, asc, isNull } from 'drizzle-orm';
import { app } from '../../db/schema/platform.ts';
import { type CallContext, madeFile, type ResourceHandlers } from '../../kit/context.ts';
import { findMember, type MemberRecord } from './memberScope.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import { organization, organizationMember } from '../../db/schema/people.ts';

/**
 * The organizations of a member, oldest membership first.
 *
 * @param orgId limits the result to one organization; null for all
 */
export function activePlaces({ db, appId }: CallContext, memberId: string, orgId: string | null) {
  return db
    .select({
      id: organization.id,
      name: organization.name,
      roles: organizationMember.roles,
      no: organizationMember.no,
      className: organizationMember.className,
    })
    .from(organizationMember)
    .innerJoin(organization, and(eq(organization.appId, appId), eq(organization.id, organizationMember.orgId)))
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.memberId, memberId),
        eq(organizationMember.status, 'active'),
        orgId === null ? undefined : eq(organizationMember.orgId, orgId),
        isNull(organization.deletedAt),
      ),
    )
    .orderBy(asc(organizationMember.id));
}

/** A bank card's proportions at 300 dots per inch. */
const WIDTH = 1012;
const HEIGHT = 638;
const FONT = "'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif";

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Text for XML 1.0, without characters that it does not allow. */
function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly these are what XML refuses
  return text.replace(/[\u0000-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}

function shortened(text: string, length: number): string {
  const signs = Array.from(text);
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`;
}

interface Place {
  name: string;
  no: string | null;
  className: string | null;
}

/** The organization on the card: the caller's, or the first that the member joined. */
async function placeOf(context: CallContext, memberId: string): Promise<Place | undefined> {
  const { actor } = context;
  const orgId = actor.kind === 'member' && actor.memberId !== memberId ? actor.orgId : null;
  const [place] = await activePlaces(context, memberId, orgId).limit(1);
  return place;
}

function cardSvg(title: string, { id, name, type, account }: MemberRecord, place: Place | undefined): string {
  const lines = [
    ['身份', MEMBER_TYPE.label(type)],
    ...(place?.className ? [['班级', place.className]] : []),
    [place?.no ? '学号' : '账号', place?.no ?? account],
  ].map(
    ([label = '', value = ''], i) =>
      `<text x="64" y="${388 + i * 72}" font-size="34" fill="#5b6472">${label}</text>` +
      `<text x="176" y="${388 + i * 72}" font-size="38" fill="#1d2733">${xmlText(shortened(value, 12))}</text>`,
  );
  const code = renderSVG(`aosai:member:${id}`, { border: 0, whiteColor: '#ffffff', blackColor: '#1d2733' });
  const inner = code.replace(/^<svg /, '<svg x="700" y="300" width="248" height="248" ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="36" fill="#ffffff"/>`,
    `<path d="M0 36a36 36 0 0 1 36-36h940a36 36 0 0 1 36 36v100H0z" fill="#1f3a5f"/>`,
    `<text x="64" y="88" font-size="44" fill="#ffffff">${xmlText(shortened(place?.name ?? title, 18))}</text>`,
    `<text x="948" y="88" font-size="34" fill="#ffffff" text-anchor="end">${place ? xmlText(shortened(title, 6)) : '学生证'}</text>`,
    `<text x="64" y="268" font-size="84" fill="#1d2733">${xmlText(shortened(name, 9))}</text>`,
    ...lines,
    inner,
    '</svg>',
  ].join('');
}

export const memberCard = {
  async generateMemberCardById(context, { id, format }) {
    const row = await findMember(context, ['own', 'child', 'organization', 'office'], id);
    const isOwn = context.actor.kind === 'member' && context.actor.memberId === row.id;
    const entry = { action: 'member:generateMemberCardById', target: row.id };
    if (!isOwn) await writeSysLog(context.db, context, entry);
    const [site] = await context.db.select({ title: app.title }).from(app).where(eq(app.appId, context.appId)).limit(1);
    const svg = Buffer.from(cardSvg(site?.title ?? '', row, await placeOf(context, row.id)));
    if (format === 'svg') return madeFile(`学生证-${row.name}.svg`, 'image/svg+xml', svg);
    return madeFile(`学生证-${row.name}.png`, 'image/png', await sharp(svg).png().toBuffer());
  },
} satisfies Pick<ResourceHandlers<'member'>, 'generateMemberCardById'>;
