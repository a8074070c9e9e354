import type { Schools } from '@aosai/ui/screens/accounts/SignInDialog';
import { useState } from 'react';
import { useCall } from '../../kit/useCall.ts';

const KEY = 'aosai.school';
const FOUND = 20;

/**
 * The school from a slip's QR code, or the one last chosen in this browser, as a lab's computers belong to one school.
 */
const schoolOfBrowser = (): string | null =>
  new URLSearchParams(location.search).get('school') ?? localStorage.getItem(KEY);

/** Search for schools by name, for students who sign in with their student number. */
export function useSchools(): Schools & { search: (name: string) => void; remember: (school: string) => void } {
  const [first] = useState(schoolOfBrowser);
  const [name, setName] = useState('');
  const known = useCall(first === null ? null : ['school', first], (calls) =>
    calls.organization.querySimpleList({ id: first ?? '' }, { quiet: true }),
  );
  const found = useCall(['schools', name], (calls) =>
    calls.organization.querySimpleList({ size: FOUND, ...(name && { keyword: name }) }, { quiet: true }),
  );
  const rows = [...(known.data?.content ?? []), ...(found.data?.content ?? [])];
  const options = new Map(rows.map((row) => [row.id, { value: row.id, label: row.name }]));
  return {
    options: [...options.values()],
    loading: found.isLoading,
    first,
    search: (typed) => setName(typed.trim()),
    remember: (school) => localStorage.setItem(KEY, school),
  };
}
