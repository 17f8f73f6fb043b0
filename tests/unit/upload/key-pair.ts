import ssh2 from 'ssh2';

/** The keys of an SSH server. Of those that ssh2 makes it cannot read one in 300 itself. */
export function keyPair() {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519');
    if (!(ssh2.utils.parseKey(pair.private) instanceof Error)) return pair;
  }
}
