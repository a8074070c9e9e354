export function generate(document: unknown, prefixes?: readonly string[]): string;
