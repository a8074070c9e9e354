import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CHILDREN_CONTACT, inWords, SITE_TITLE } from '@aosai/api/platform/configKeys';
import { renderMarkdown } from '../../kit/markdown/markdown.ts';
import type { Db } from '../../db/open.ts';
import { app } from '../../db/schema/platform.ts';
import { findConfig } from './findConfig.ts';

const KEPT = 64;
const rendered = new Map<string, string>();

/** Renders a text, cached. */
function htmlOf(source: string): string {
  const key = createHash('sha256').update(source).digest('base64');
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = renderMarkdown(source);
  if (rendered.size >= KEPT) rendered.clear();
  rendered.set(key, html);
  return html;
}

/** Escapes text so that Markdown shows it literally. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>()#+\-.!|~]/g, '\\$&');

/** Renders a text of the settings with its placeholders filled in. */
export async function renderDocument(db: Db, appId: string, markdown: string): Promise<string> {
  const [site] = await db.select({ title: app.title }).from(app).where(eq(app.appId, appId));
  const contact = await findConfig(db, appId, 'children.contact');
  return htmlOf(
    inWords(markdown)
      .replaceAll(SITE_TITLE, plain(site?.title ?? ''))
      .replaceAll(CHILDREN_CONTACT, plain(contact) || '（平台尚未公布，暂不开放儿童注册）'),
  );
}
