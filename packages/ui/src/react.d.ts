import 'react';

declare module 'react' {
  interface CSSProperties {
    /** CSS variables carry the numbers that change, so that styles stay static. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
