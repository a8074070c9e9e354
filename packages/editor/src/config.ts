/** Color schemes of the editor, as named in the stored configuration. */
export type EditorTheme = 'vs-dark' | 'light';

/** The three panels of the code pane. */
export type PanelName = 'code' | 'question' | 'result';

/** Layout of a panel. `size` is in percent of the space shared by its group. */
export interface PanelLayout {
  size: number;
  open: boolean;
  full: boolean;
}

/** A person's editor settings. `fontSize` is in CSS pixels. */
export interface EditorConfig {
  theme: EditorTheme;
  fontSize: number;
  panels: Record<PanelName, PanelLayout>;
}

/** A change of settings: theme, font size, or layout of some panels. */
export interface EditorConfigChange {
  theme?: EditorTheme;
  fontSize?: number;
  panels?: Partial<Record<PanelName, Partial<PanelLayout>>>;
}

/** The part of `Storage` that is used here. */
export type ConfigStorage = Pick<Storage, 'getItem' | 'setItem'>;

const STORAGE_KEY = 'aosai.editor';

/** Available font sizes in CSS pixels, ascending: 12 to 24. */
export const FONT_SIZES: readonly number[] = Array.from({ length: 13 }, (_, index) => 12 + index);

/** Settings before any choice. */
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
 * Returns the stored settings. Missing or invalid values are replaced one by one: a bad theme keeps the font size.
 * Panels always have their default layout.
 *
 * @param storage usually `localStorage`
 * @param defaultTheme theme if none was chosen, such as the site's
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
 * Stores theme and font size. The panel layout lasts only as long as the page.
 *
 * @returns false if the browser refuses to store (private window, storage full); the settings then also last as long as
 * the page
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

/** Returns the settings after a change. Font sizes are rounded and limited to 12 to 24. */
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
