import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react';
import { useId, useState } from 'react';
import { nextIndex } from '../Tabs/nextIndex.ts';
import type { ComboboxOption } from './option.ts';

/** State of an option list under a text box that keeps the focus and announces the active option. */
export const useOptionList = (options: readonly ComboboxOption[]) => {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | undefined>();
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    open,
    elements: { reference, floating },
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, availableHeight, elements: { floating: list } }) => {
          list.style.setProperty('--list-width', `${rects.reference.width}px`);
          list.style.setProperty('--list-height', `${Math.max(120, Math.min(320, availableHeight))}px`);
        },
      }),
    ],
  });

  const show = (index?: number) => {
    setOpen(true);
    setActiveIndex(index);
  };
  /** Arrows open the list and move in it; Home and End keep their meaning in the text. True when the key was used. */
  const move = (key: string): boolean => {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    const edge = key === 'ArrowDown' ? 'Home' : 'End';
    show(activeIndex === undefined ? nextIndex(edge, 0, options) : nextIndex(key, activeIndex, options));
    return true;
  };
  const active = open && activeIndex !== undefined ? options[activeIndex] : undefined;
  return {
    open,
    show,
    hide: () => setOpen(false),
    move,
    active: active?.disabled ? undefined : active,
    /** Props of the text box. */
    boxProps: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': active ? `${listId}-${activeIndex}` : undefined,
    },
    setReference,
    /** Props of the OptionList. */
    listProps: { id: listId, setFloating, style: floatingStyles, activeIndex },
  };
};
