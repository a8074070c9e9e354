import { newId } from '../../../base/newId.ts';
import type { Reply, TestApp } from '../../testApp.ts';
import type { MountedCall } from '../../testCalls.ts';
import type { AccessSite } from '../accessOf.ts';
import { askMounted } from '../askMounted.ts';
import { type Caller, CALLERS, type Owner, OWNERS } from '../accessPeople.ts';
import { addressOf, isWrite, namingRow, ownSampleOf, rowNameOf, ruleOf, sampleOf } from '../calls.ts';

/** A reply in the matrix and what the rule expects; a cell is red if they differ. */
export interface Cell {
  at: string;
  found: string;
  expected: string;
}
export type Cells = AsyncGenerator<Cell, void>;

/** The cells of one call, lazily, so that a search for a red one stops at the first. */
export interface MatrixCells {
  /** Which callers are admitted. */
  doors(mounted: MountedCall): Cells;
  /** Which rows each caller can reach. */
  rows(mounted: MountedCall): Cells;
  /** Which rows each caller's list has. */
  lists(mounted: MountedCall): Cells;
}

export interface Matrix {
  /** The cells sent through another `send`, with rows of their own. */
  through(send: TestApp['send']): MatrixCells;
  /** Calls and callers that whole mobile numbers were sent to. */
  mobilesShown: ReadonlySet<string>;
}

/** The longest page: other cells have left rows before those that are looked for. */
const PAGE_SIZE = 200;
const CLOSED = new Set(['SIGN_IN_REQUIRED', 'FORBIDDEN', 'WORKER_REFUSED']);
/** Not inside a word: an id of 26 characters may by chance hold eleven digits in a row. */
const MOBILE = /(?<![\dA-Za-z])1[3-9]\d{9}(?![\dA-Za-z])/;
const refusalOf = (caller: Caller) => (caller === 'anonymous' ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN');

/** Opens the matrix of this site. */
export function openMatrix(site: AccessSite): Matrix {
  const mobilesShown = new Set<string>();

  function through(sendTo: TestApp['send']): MatrixCells {
    /** Rows that no call has changed yet, shared by reading calls. */
    const kept = new Map<string, Promise<string | null>>();

    function keptRow(kind: string, owner: Owner): Promise<string | null> {
      const key = `${kind} ${owner}`;
      const known = kept.get(key) ?? site.row(kind, owner);
      kept.set(key, known);
      return known;
    }

    async function send(mounted: MountedCall, caller: Caller, input: Record<string, unknown>): Promise<Reply> {
      const reply = await askMounted(site, sendTo, { mounted, caller, input });
      if (MOBILE.test(JSON.stringify(reply.body))) mobilesShown.add(`${addressOf(mounted)} ${caller}`);
      return reply;
    }

    /** The caller's knowledge about a row; `there` is any reply that only an existing row causes. */
    async function sight(mounted: MountedCall, field: string, caller: Caller, id: string): Promise<string> {
      const { body } = await send(mounted, caller, { ...sampleOf(mounted, site, caller), ...namingRow(field, id) });
      switch (body.code) {
        case 'NOT_FOUND':
        case 'FORBIDDEN':
          return body.code;
        case 'VALIDATION':
          return body.message ?? '';
        default:
          return 'there';
      }
    }

    /** The ids on all pages of a caller's list, or the code of the refusal. */
    async function idsListed(mounted: MountedCall, caller: Caller): Promise<ReadonlySet<string> | string> {
      const ids = new Set<string>();
      for (let page = 0; ; page += 1) {
        const input = { ...(page > 0 && { page }), size: PAGE_SIZE, ...ownSampleOf(mounted, site, caller) };
        const { body } = await send(mounted, caller, input);
        const { content } = (body.data ?? {}) as { content?: { id: string }[] };
        if (!content) return body.message ?? '';
        for (const { id } of content) ids.add(id);
        if (content.length < PAGE_SIZE) return ids;
      }
    }

    return {
      async *doors(mounted) {
        const { doors = [], refusal } = ruleOf(mounted);
        for (const caller of CALLERS) {
          // An input that validation refuses: shows who is admitted without doing anything.
          const { body, status } = await send(mounted, caller, { stray: 'knock' });
          if (mounted.call.stream && status === 200) site.app.events.closeAll();
          yield {
            at: `${addressOf(mounted)} ${caller}`,
            found: body.code !== undefined && CLOSED.has(body.code) ? body.code : 'open',
            expected: doors.includes(caller) ? 'open' : (refusal ?? refusalOf(caller)),
          };
        }
      },

      async *rows(mounted) {
        const { doors = [], rows: reach = {}, kinds = {}, refused = [] } = ruleOf(mounted);
        const { kind: own, field } = rowNameOf(mounted);
        for (const [kind, ofKind] of [[own, reach] as const, ...Object.entries(kinds)]) {
          for (const caller of doors) {
            const isRefused = refused.includes(caller);
            const cell = async (owner: string, id: string, isThere: boolean): Promise<Cell> => ({
              at: `${caller} → ${kind} of ${owner}`,
              found: await sight(mounted, field, caller, id),
              expected: isRefused ? 'FORBIDDEN' : isThere ? 'there' : 'NOT_FOUND',
            });
            for (const owner of OWNERS) {
              const isThere = !isRefused && (ofKind[caller] ?? []).includes(owner);
              const id = await (isThere && isWrite(mounted) ? site.row(kind, owner) : keptRow(kind, owner));
              if (id !== null) yield await cell(owner, id, isThere);
            }
            yield await cell('nobody', newId(), false);
          }
        }
      },

      async *lists(mounted) {
        const { doors = [], list: reach = {} } = ruleOf(mounted);
        const owners = new Map<string, Owner>();
        for (const owner of OWNERS) {
          const id = await site.row(rowNameOf(mounted).kind, owner);
          if (id !== null) owners.set(id, owner);
        }
        for (const caller of doors) {
          const ids = await idsListed(mounted, caller);
          for (const [id, owner] of owners) {
            yield {
              at: `${caller} → ${owner}`,
              found: typeof ids === 'string' ? ids : ids.has(id) ? 'listed' : 'hidden',
              expected: reach[caller]?.includes(owner) ? 'listed' : 'hidden',
            };
          }
        }
      },
    };
  }
  return { through, mobilesShown };
}

/** The first red cell; null if there is none. */
export async function firstRed(cells: Cells): Promise<Cell | null> {
  for await (const cell of cells) if (cell.found !== cell.expected) return cell;
  return null;
}
