import { useContext, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { defineElement } from '../../elements/defineElement.ts';
import { elements } from '../../elements/elements.ts';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { theme } from '../../tokens/theme.ts';
import { isDark } from '../docs/docsTheme.ts';
import { GlobalsContext } from '../docs/globals.ts';
import { ELEMENT_WORDS } from './elementWords.ts';
import { Live } from './live.tsx';

type Tag = keyof typeof ELEMENT_WORDS;

const isTag = (tag: string): tag is Tag => Object.hasOwn(ELEMENT_WORDS, tag);

/** The elements of the code; nothing else of it gets into the page. */
const elementsIn = (code: string): HTMLElement[] =>
  [...new DOMParser().parseFromString(code, 'text/html').querySelectorAll<HTMLElement>('*')].filter(({ localName }) =>
    isTag(localName),
  );

const Log = styled.ol`
  display: grid;
  gap: ${theme.space[4]};
  font: ${theme.text.small} / 1.5 ${theme.font.mono};
  overflow-wrap: anywhere;
`;

/** Real elements from code that the reader changes, with the events that they send. */
export const ElementPlayground = ({ first = 'ao-question' }: { first?: Tag }) => {
  const box = useRef<HTMLDivElement>(null);
  const [tag, setTag] = useState<Tag>(first);
  const [code, setCode] = useState(ELEMENT_WORDS[first].sample);
  const [log, setLog] = useState<readonly { no: number; text: string }[]>([]);
  const look = isDark(useContext(GlobalsContext)['look']) ? 'dark' : 'light';
  useEffect(() => {
    for (const [name, definition] of Object.entries(elements)) defineElement(name, definition);
    const shown = elementsIn(code).map((parsed) => {
      const element = document.importNode(parsed, true);
      element.dataset['theme'] = look;
      return element;
    });
    box.current?.replaceChildren(...shown);
  }, [code, look]);
  useEffect(() => {
    const place = box.current;
    const names = new Set(Object.values(ELEMENT_WORDS).flatMap(({ events }) => Object.keys(events)));
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<unknown>;
      const text = `${event.type} ${JSON.stringify(detail)}`;
      setLog((before) => [{ no: (before[0]?.no ?? 0) + 1, text }, ...before].slice(0, 5));
    };
    for (const name of names) place?.addEventListener(name, hear);
    return () => {
      for (const name of names) place?.removeEventListener(name, hear);
    };
  }, []);
  return (
    <Live>
      <Field label="元素">
        <Select
          value={tag}
          options={Object.entries(ELEMENT_WORDS).map(([value, { use }]) => ({ value, label: `${value}（${use}）` }))}
          onChange={({ target: { value } }) => {
            if (!isTag(value)) return;
            setTag(value);
            setCode(ELEMENT_WORDS[value].sample);
            setLog([]);
          }}
        />
      </Field>
      <Field label="代码（可以改）">
        <Textarea
          code
          rows={Math.min(12, code.split('\n').length + 1)}
          spellCheck={false}
          value={code}
          onChange={({ target: { value } }) => setCode(value)}
        />
      </Field>
      <div>
        <CopyButton text={code} label="复制代码" />
      </div>
      <div ref={box} data-playground />
      {log.length > 0 && (
        <Log aria-label="事件">
          {log.map(({ no, text }) => (
            <li key={no}>{text}</li>
          ))}
        </Log>
      )}
    </Live>
  );
};
