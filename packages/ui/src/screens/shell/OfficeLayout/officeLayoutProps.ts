import type { ReactNode } from 'react';
import type { SideNavGroup } from '../SideNav/navGroups.ts';
import type { Finding } from './parts/QuickFind.tsx';

export interface OfficeLayoutProps {
  /** `bms` is the platform's office, `edms` a school's. */
  office: 'bms' | 'edms';
  /** Name of the platform or of the current school. */
  title: string;
  /** Address of the school's picture; without one the seal is shown. */
  logo?: string | undefined;
  person: string;
  /** Address of the person's portrait. */
  portrait?: string | undefined;
  /** Number of unread messages. */
  unread?: number;
  /** Other schools the person works for, each with the address of its picture. */
  otherSchools?: readonly { id: string; name: string; logo: string | null }[];
  /** Rights of the signed-in person, as `resource:action`. */
  rights: readonly string[];
  /** Pages of this office by group; only those the rights allow are shown. */
  groups: readonly SideNavGroup[];
  /** Id of the current page's link. */
  active: string | null;
  /** Search for people and schools by name; null for persons who may search neither. */
  finding?: Finding | null;
  theme: 'light' | 'dark';
  offline?: boolean;
  children: ReactNode;
  on: {
    signOut: () => void;
    switchOrganization: (orgId: string) => void;
    /** Opens an address found by the search. */
    go: (href: string) => void;
    theme: (next: 'light' | 'dark') => void;
    /** Changes the person's own password; operators have no other page for it. */
    changePwd: () => void;
    /** Brings the first steps back to the person's desk. */
    showSteps: () => void;
  };
}
