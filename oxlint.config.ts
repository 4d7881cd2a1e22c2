import { globSync } from 'node:fs'
import { defineConfig } from 'oxlint'
import { carrierFolder } from './build/carrier-in-place.ts'
import { floorRules } from './scripts/checks/house/floors.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'oxc'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-assertions': [
      'error',
      {
        assertionStyle: 'never',
      },
    ],
    'import/no-cycle': 'error',
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    // How a runner is told that a fixture needs no other.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    'oxc/no-async-endpoint-handlers': 'off',
    'oxc/no-map-spread': 'off',
    'import/no-unassigned-import': [
      'error',
      {
        allow: ['**/*.css'],
      },
    ],
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-set-has': 'off',
    'typescript/consistent-return': 'off',
    // A new member of a union is an error wherever it is switched over.
    'typescript/switch-exhaustiveness-check': [
      'error',
      { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
    ],
  },
  ignorePatterns: [
    'dist',
    'src/paraglide',
    'src/routeTree.gen.ts',
    'worker-configuration.d.ts',
    // Their aliases lead to the folder in place, so nothing of theirs has a type; CARRIER=id lints another one.
    ...globSync('carriers/*')
      .map((folder) => folder.replaceAll('\\', '/'))
      .filter((folder) => folder !== carrierFolder),
  ],
  overrides: [
    {
      files: ['**/*.d.ts', 'src/router.tsx', 'tests/support/**'],
      rules: {
        'typescript/consistent-type-definitions': 'off',
      },
    },
    ...floorRules(),
  ],
})
