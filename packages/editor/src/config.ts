/** The two colour schemes of the editor, by the names that the stored configuration uses. */
export type EditorTheme = 'vs-dark' | 'light';

/** The three panels of the code pane. */
export type PanelName = 'code' | 'question' | 'result';

/** How one panel lies. `size` is a percentage of the space that its group shares. */
export interface PanelLayout {
  size: number;
  open: boolean;
  full: boolean;
}

/** What a person has chosen for the editor. `fontSize` is in CSS pixels. */
export interface EditorConfig {
  theme: EditorTheme;
  fontSize: number;
  panels: Record<PanelName, PanelLayout>;
}

/** One choice: a theme, a size, or the new layout of some panels. */
export interface EditorConfigChange {
  theme?: EditorTheme;
  fontSize?: number;
  panels?: Partial<Record<PanelName, Partial<PanelLayout>>>;
}

/** The part of the browser's `Storage` that the configuration needs. */
export type ConfigStorage = Pick<Storage, 'getItem' | 'setItem'>;

const STORAGE_KEY = 'aosai.editor';

/** Font sizes on offer, in CSS pixels, smallest first: 12 to 24. */
export const FONT_SIZES: readonly number[] = Array.from({ length: 13 }, (_, index) => 12 + index);

/** The configuration of a person who has never chosen anything. */
export const DEFAULT_CONFIG: EditorConfig = {
  theme: 'light',
  fontSize: 16,
  panels: {
    code: { size: 75, open: true, full: false },
    question: { size: 40, open: true, full: false },
    result: { size: 20, open: true, full: false },
  },
};

const isTheme = (value: unknown): value is EditorTheme => value === 'vs-dark' || value === 'light';
const isFontSize = (value: unknown): value is number => typeof value === 'number' && FONT_SIZES.includes(value);

function parseRecord(text: string | null): Partial<Record<keyof EditorConfig, unknown>> {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/**
 * Reads the stored configuration. Each value that is missing or not valid falls back by itself:
 * a broken theme does not lose the font size. Panels always start with their default layout.
 * @param storage usually `localStorage`
 * @param defaultTheme theme for a person who has not chosen one, such as that of the site
 */
export function loadConfig(storage: ConfigStorage, defaultTheme: EditorTheme = DEFAULT_CONFIG.theme): EditorConfig {
  const { theme, fontSize } = parseRecord(storage.getItem(STORAGE_KEY));
  return {
    theme: isTheme(theme) ? theme : defaultTheme,
    fontSize: isFontSize(fontSize) ? fontSize : DEFAULT_CONFIG.fontSize,
    panels: structuredClone(DEFAULT_CONFIG.panels),
  };
}

/**
 * Keeps theme and font size. Panel layout is left out on purpose: it lasts as long as the page.
 * @returns false when the browser refuses to store (private window, storage full); the choice then lasts for this page only
 */
export function saveConfig(storage: ConfigStorage, { theme, fontSize }: EditorConfig): boolean {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ theme, fontSize }));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** The configuration after a choice. A font size outside of 12 to 24 is brought to the nearest one. */
export function changeConfig(config: EditorConfig, change: EditorConfigChange): EditorConfig {
  const { code, question, result } = config.panels;
  const fontSize = Math.min(24, Math.max(12, Math.round(change.fontSize ?? config.fontSize)));
  return {
    theme: change.theme ?? config.theme,
    fontSize,
    panels: {
      code: { ...code, ...change.panels?.code },
      question: { ...question, ...change.panels?.question },
      result: { ...result, ...change.panels?.result },
    },
  };
}
