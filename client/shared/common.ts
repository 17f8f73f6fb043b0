// Small modules that several islands use. Named here, they travel with React in the file that all islands share; each
// of them would be a file of some 100 bytes otherwise, which every visitor asks for and every page names.
import '../../components/base.styles.ts';
import '../../components/button.styles.ts';
import '../../components/cx.ts';
import '../../components/Glyph.tsx';
import '../../components/glyphs.ts';
import '../../components/islands/shared/notify.ts';
import '../../components/islands/shared/Slot.tsx';
