// Imported before React: its production build renders three times faster, and has no warnings for developers. Tests
// that need those set NODE_ENV themselves.
if (process.argv.includes('--release')) process.env.NODE_ENV = 'production';
process.env.NODE_ENV ??= 'production';

// Newer versions of Node have browser storage. A page that uses it must fail on all versions alike.
for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
