declare module '*.htmlvalidate.mjs' {
  const config: import('html-validate').ConfigData;
  export default config;
}
