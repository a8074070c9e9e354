import type { CodeToken } from '../../primitives/Code/codeTokens.ts';

/** One line of a program in its colours, inside an element with `codeColors`. */
export const CodeLine = ({ tokens }: { tokens: readonly CodeToken[] }) =>
  // Pieces of one line never move: their place is their identity.
  tokens
    .map((token, place) => ({ ...token, key: `${place}` }))
    .map(({ key, kind, text }) =>
      kind === 'plain' ? (
        text
      ) : (
        <span key={key} data-token={kind}>
          {text}
        </span>
      ),
    );
