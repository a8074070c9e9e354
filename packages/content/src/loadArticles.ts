import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './factsFile.ts';

/** An article of the content centre as its file has it. */
export interface ArticleSource {
  key: string;
  title: string;
  /** One sentence for lists. */
  intro: string;
  tags: string[];
  /** Markdown. */
  notes: string;
  /** Place in the list, from the number in front of the file's name. */
  sort: number;
}

/** Folder of the articles; file names are `NN-name.md`. */
export const ARTICLES = join(import.meta.dirname, '../articles');

const NAME = /^(\d\d)-([a-z0-9-]+)\.md$/u;
const HEAD = /^# (?<title>[^\n]+)\n\n> (?<intro>[^\n]+)\n\n标签：(?<tags>[^\n]+)\n\n(?<notes>.+)$/su;

/** Reads an article. Throws an Error that names the file, and what its head lacks. */
export function readArticle(folder: string, name: string): ArticleSource {
  const file = join(folder, name);
  const [, no = '', slug = ''] = NAME.exec(name) ?? [];
  if (slug === '') throw new Error(`${file}: the name is not NN-name.md`);
  const { title, intro, tags, notes } = HEAD.exec(textOf(file))?.groups ?? {};
  if (!title || !intro || !tags || !notes)
    throw new Error(
      `${file}:1: an article begins with "# title", "> intro" and "标签：…", with an empty line after each`,
    );
  return { key: `article-${slug}`, title, intro, tags: tags.split('、'), notes: notes.trim(), sort: Number(no) };
}

/**
 * Loads all articles, in order.
 * @throws Error that names the file, and what its head lacks
 */
export const loadArticles = (folder = ARTICLES): ArticleSource[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => readArticle(folder, name));
