# The map.

map = Map of the Underdark
map-keys = Drag to move, pinch or turn the wheel to zoom. With the keyboard: arrows move, plus and minus zoom, 0 shows everything.
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Show the whole map
map-spy = Spy, { $house }
map-control = Controlled: { $house }
map-total = Total control: { $house }
map-nobody = Nobody controls it
