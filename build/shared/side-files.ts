/**
 * Whether a file is a README, which explains a folder to developers and editors and is never published.
 * @param name of the file, without its folder
 */
export const isReadme = (name: string): boolean => /^readme(?:\.(?:md|txt))?$/i.test(name);

const BY_PRODUCT =
  /(?:~|\.(?:bak|backup|old|orig|rej|tmp|temp|sw[a-p]|kate-swp))$|^(?:~\$|#).*|^(?:Thumbs\.db|desktop\.ini|__MACOSX)$/i;

/** Whether editors or systems leave a file of this name beside those that they work on. */
export const isByProduct = (name: string): boolean => BY_PRODUCT.test(name);
