import { useState } from 'react';
import { mountPlot, type PlotInput } from './mountPlot.ts';

export interface PlotProps {
  /** The picture in words. */
  label: string;
  /** Taken once: another picture is another `key`. */
  input: PlotInput;
  onFail: (error: unknown) => void;
}

/** Where the chart library draws; it comes as a chunk of its own. */
export const Plot = ({ label, input, onFail }: PlotProps) => {
  const [attach] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const mounted = mountPlot(element, input);
    mounted.catch(onFail);
    return () => void mounted.then((unmount) => unmount()).catch(onFail);
  });
  return <div data-part="plot" ref={attach} role="img" aria-label={label} />;
};
