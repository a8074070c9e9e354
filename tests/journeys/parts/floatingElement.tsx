// An element with a list and a dialog, defined like the product's elements, for the test of portals.
import { useState } from 'react';
import { defineElement } from '../../../packages/ui/src/elements/defineElement.ts';
import { mountPart } from '../../../packages/ui/src/elements/mountPart.tsx';
import { definePart, type ViewProps } from '../../../packages/ui/src/elements/part.tsx';
import { text } from '../../../packages/ui/src/elements/readers.ts';
import { ConfirmDialog } from '../../../packages/ui/src/patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '../../../packages/ui/src/primitives/Button/Button.tsx';
import { Combobox } from '../../../packages/ui/src/primitives/Combobox/Combobox.tsx';

const SCHOOLS = [
  { value: '1', label: '青禾中学' },
  { value: '2', label: '滨海一中' },
];

const View = ({ values: { name }, send }: ViewProps<{ name: string }>) => {
  const [open, setOpen] = useState(false);
  const [school, setSchool] = useState<string | null>(null);
  const confirm = () => {
    setOpen(false);
    send('ao-confirm', { school });
  };
  return (
    <>
      <Combobox label={name} options={SCHOOLS} value={school} onChange={setSchool} />
      <Button onClick={() => setOpen(true)}>报名</Button>
      <ConfirmDialog
        open={open}
        title="报名？"
        consequence="名额有限。"
        confirmLabel="确认报名"
        on={{ confirm, cancel: () => setOpen(false) }}
      />
    </>
  );
};

const part = definePart<{ name: string }>({ properties: { name: text }, View });

defineElement(
  'ao-floating',
  { properties: part.properties, load: () => Promise.resolve({ part, mountPart }) },
  { nonce: [...document.scripts].find(({ src }) => src === import.meta.url)?.nonce },
);
