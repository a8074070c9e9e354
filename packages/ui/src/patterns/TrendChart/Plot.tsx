import { useState } from 'react';
import { mountPlot, type PlotInput } from './mountPlot.ts';

export interface PlotProps {
  /** Description of the chart in words. */
  label: string;
  /** Read only at mount: change `key` for another chart. */
  input: PlotInput;
  onFail: (error: unknown) => void;
}

/** Container of the chart library, which is loaded as a separate chunk. */
export const Plot = ({ label, input, onFail }: PlotProps) => {
  const [attach] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined;
    const mounted = mountPlot(element, input);
    mounted.catch(onFail);
    return () => void mounted.then((unmount) => unmount()).catch(onFail);
  });
  return <div data-part="plot" ref={attach} role="img" aria-label={label} />;
};
