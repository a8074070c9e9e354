import { createContext } from 'react';

/** What a page in a frame tells the site around it; the elements of `ui/src/elements` send it on as an event. */
export type FrameNews = 'ao-start' | 'ao-complete' | 'ao-ticket';

/** Tells the site around the frame; null outside of frames. */
export const FrameContext = createContext<((news: FrameNews, detail: object) => void) | null>(null);
