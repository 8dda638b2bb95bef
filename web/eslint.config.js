/**
 * What is likely to be a mistake, and which way imports may point: kit ← games, pages.
 * How the code looks is Prettier's business.
 */
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Everything but the kit, the game's own files, Svelte and icons. */
const BEYOND_THE_KIT = '^(?!\\./|\\.\\./\\.\\./kit$|svelte(/|$)|~icons/)';
const BEYOND_ITSELF = '/(games|pages)/';

const restrict = (regex, message) => ({ 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] });

export default ts.config(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are replaced whole, held in `$state.raw`
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    files: ['src/games/**'],
    rules: restrict(BEYOND_THE_KIT, 'A board imports only the kit, its own files and icons.'),
  },
  { files: ['src/kit/**'], rules: restrict(BEYOND_ITSELF, 'The kit knows neither games nor pages.') },
);
