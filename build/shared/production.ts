// Imported before React is: rendering with its production build is three times faster, and drops
// the warnings meant for developers. Tests that want those set NODE_ENV themselves.
if (process.argv.includes('--release')) process.env.NODE_ENV = 'production';
process.env.NODE_ENV ??= 'production';

// Newer versions of Node have browser storage of their own. A page that uses it has to fail on all of them alike.
for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
