// Small modules that several islands use. Listed here, they are bundled with React into the chunk that all islands
// share; otherwise each would be a file of some 100 bytes that every visitor requests and every page names.
import '../../components/base.styles.ts';
import '../../components/button.styles.ts';
import '../../components/cx.ts';
import '../../components/Glyph.tsx';
import '../../components/glyphs.ts';
import '../../components/islands/shared/notify.ts';
import '../../components/islands/shared/Slot.tsx';
