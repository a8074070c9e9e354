import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import type { RowEdit } from '@aosai/api/kit/contract/kinds';
import { momentText } from '@aosai/api/kit/dayText';
import { fieldName } from '@aosai/api/kit/fieldNames';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

/** What other people have saved of a row while it is open here. */
export interface OthersEdits {
  /** Without the reader's own changes, the newest first. */
  edits: readonly RowEdit[];
  /** The server's time in ms since 1970. */
  now: number;
  /** Reads the page again, and removes the note. */
  load: () => void;
}

/** Words for values of the row by the names that its form or its log entries use. */
export type EditedNames = Readonly<Record<string, string>>;

const VERBS: Readonly<Record<string, string>> = {
  publish: '发布了',
  unpublish: '取消发布了',
  stop: '终止了',
  release: '公布了结果',
};

const sinceText = (at: string, now: number): string => {
  const ms = now - Date.parse(at);
  if (ms < MINUTE_MS) return '刚刚';
  return ms < HOUR_MS ? `${Math.floor(ms / MINUTE_MS)} 分钟前` : momentText(at, now);
};

/** Who changed what, and when: 何静 刚刚改了：开课时间、简介. */
export function editsText({ edits, now }: Pick<OthersEdits, 'edits' | 'now'>, names: EditedNames): string {
  const [newest] = edits;
  if (!newest) return '内容刚被别人改过';
  const people = [...new Set(edits.map(({ by }) => by ?? '别人'))].join('、');
  const settings = edits.filter(({ action }) => VERBS[action] === undefined);
  const fields = settings.flatMap(({ fields: its }) => its.flatMap((name) => names[name] ?? fieldName([name]) ?? []));
  const changed = fields.length === 0 ? '改了设置' : `改了：${[...new Set(fields)].join('、')}`;
  const did = settings.length === 0 ? (VERBS[newest.action] ?? '') : changed;
  return `${people} ${sinceText(newest.at, now)}${did}`;
}

export interface EditsNoteProps {
  /** Null while nobody else has changed anything. */
  of: OthersEdits | null | undefined;
  names?: EditedNames;
}

/** Says on the page of a row that somebody else has just changed it. */
export const EditsNote = ({ of, names = {} }: EditsNoteProps) =>
  of ? (
    <Alert
      live="polite"
      title={editsText(of, names)}
      action={
        <Button size="s" onClick={of.load}>
          载入新的
        </Button>
      }
    />
  ) : null;
