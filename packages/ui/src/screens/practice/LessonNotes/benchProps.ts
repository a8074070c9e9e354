import type { LanguageId } from '@aosai/api/judging/languages';

/** What a lecture hands to the bench that runs its programs. */
export interface BenchProps {
  language: LanguageId;
  source: string;
  input: string;
  /** Shows the program in an editor; otherwise only its input and output. */
  isEditing: boolean;
  /** Counts clicks on 运行; each runs the program once more. */
  runNo: number;
  /** Called with what a finished program printed; null if it failed or could not run. */
  onPrinted?: ((output: string | null) => void) | undefined;
}
