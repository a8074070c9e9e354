import type { CodeToken } from '../../primitives/Code/codeTokens.ts';

/** A line of highlighted code, inside an element with `codeColors`. */
export const CodeLine = ({ tokens }: { tokens: readonly CodeToken[] }) =>
  // Tokens have no id but their position, which never changes.
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
