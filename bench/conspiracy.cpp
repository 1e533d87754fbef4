// Conspiracy written by hand in C++17: a yardstick for the compiled engine.
//
// It plays random games with the rules, random numbers and numbering of actions of
// `deepcourt.games.conspiracy`, so decisions and checksum are those of
// `deepcourt.core.playouts.random_games`. It notes no events.
//
//     g++ -O3 -std=c++17 bench/conspiracy.cpp -o conspiracy
//     ./conspiracy GAMES PLAYERS SEED

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

// -- cards: a lord is the number guild * RANKS + rank ------------------------------------

constexpr int GUILDS = 5, RANKS = 6, LORDS = 30, LORD_CARDS = 60, PILE_CARDS = 12;
constexpr int LOCATIONS = 24, SPOTS = 15, MAX_PLAYERS = 4, MOST_DRAWN = 3, NOBODY = -1;

enum Rank { SCHEMER, SILVER_KEY, GOLD_KEY, TWO_PEARLS, ONE_PEARL, HERALD };
enum Location {
    PER_SILVER_KEY = 4, PER_GOLD_KEY, PER_PEARL_PAIR, PER_LOCATION, FORCE_ONE, FORCE_TWO,
    RECALL_LORDS, RECALL_LOCATIONS, ANY_TWO_KEYS, SEARCH_DECK,
    STRONGEST_OF_GUILD = 14, MANY_OF_GUILD = 19  // and the four after each
};

constexpr std::array<uint8_t, RANKS> INFLUENCE{0, 1, 2, 3, 4, 6};
constexpr std::array<uint8_t, RANKS> COPIES{1, 4, 2, 2, 2, 1};
constexpr std::array<uint8_t, LOCATIONS> LOCATION_PEARLS{0, 1, 2, 3};
constexpr std::array<uint8_t, LOCATIONS> LOCATION_POINTS{
    7, 5, 4, 3, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1};

// The pyramid on a grid six wide: every row ends in an empty column, so shifts never wrap.
constexpr int ROW = 6;
constexpr std::array<uint8_t, SPOTS> SPOT_CELL{0, 1, 2, 3, 4, 6, 7, 8, 9, 12, 13, 14, 18, 19, 24};

constexpr bool shows_key(int lord) {
    return lord % RANKS == SILVER_KEY || lord % RANKS == GOLD_KEY;
}

// -- actions: the first of each family ---------------------------------------------------

enum Action {
    DRAW_LORDS = 0, TAKE_PILE = 3, KEEP_LORD = 8, RETURN_LORD = 38, PLACE_LORD = 68,
    DECLINE_SWAP = 98, SWAP_LORDS = 99, DRAW_LOCATIONS = 204, TAKE_LOCATION = 207
};

struct Swap { uint8_t first, second; };

constexpr auto SWAPS = [] {
    std::array<Swap, SPOTS * (SPOTS - 1) / 2> swaps{};
    int n = 0;
    for (uint8_t first = 0; first < SPOTS; ++first)
        for (uint8_t second = first + 1; second < SPOTS; ++second) swaps[n++] = {first, second};
    return swaps;
}();

constexpr int swap_action(int first, int second) {
    return SWAP_LORDS + first * (2 * SPOTS - 1 - first) / 2 + second - first - 1;
}

// -- random numbers: SplitMix64 ----------------------------------------------------------

struct Dice {
    uint64_t stream;

    int below(int n) {
        uint64_t z = stream += 0x9E3779B97F4A7C15;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return static_cast<int>(((z ^ z >> 31) >> 32) * n >> 32);
    }
};

// -- what lies on the table --------------------------------------------------------------

// Lords in a row, with room for N of them.
template <int N>
struct Row {
    std::array<uint8_t, N> lords;
    int size = 0;

    const uint8_t* begin() const { return lords.data(); }
    const uint8_t* end() const { return lords.data() + size; }
    void add(int lord) { lords[size++] = static_cast<uint8_t>(lord); }
    void remove(int lord) {
        uint8_t* at = std::find(lords.data(), lords.data() + size, lord);
        for (--size; at < end(); ++at) at[0] = at[1];
    }
    bool uniform() const {
        return std::all_of(begin(), end(), [this](int lord) { return lord == lords[0]; });
    }
};

// Cards leave the lord deck at random, so the copies of each lord are all there is to know.
struct LordDeck {
    std::array<uint8_t, LORDS> copies;
    int size = LORD_CARDS;

    LordDeck() { for (int lord = 0; lord < LORDS; ++lord) copies[lord] = COPIES[lord % RANKS]; }
    void add(int lord) { ++copies[lord], ++size; }
    int draw(Dice& dice) {
        int rest = dice.below(size--), lord = 0;
        while (rest >= copies[lord]) rest -= copies[lord++];
        --copies[lord];
        return lord;
    }
};

// A set of locations, visited in the order of their numbers.
struct LocationSet {
    uint32_t bits = 0;

    bool has(int location) const { return bits >> location & 1; }
    int size() const { return __builtin_popcount(bits); }
    void add(int location) { bits |= 1u << location; }
    void remove(int location) { bits &= ~(1u << location); }
    void take_all(LocationSet& other) { bits |= other.bits, other.bits = 0; }

    int draw(int count, Dice& dice) {
        uint32_t left = bits;
        for (int skipped = dice.below(count); skipped; --skipped) left &= left - 1;
        const int location = __builtin_ctz(left);
        remove(location);
        return location;
    }
    template <typename Visit>
    void each(Visit visit) const {
        for (uint32_t left = bits; left; left &= left - 1) visit(__builtin_ctz(left));
    }
};

struct Seat {
    Row<SPOTS> chamber;
    LocationSet locations;
    int silver = 0, gold = 0;  // keys since the last location
    int pearls = 0;
};

// How many cells the largest set of touching cells has.
int largest_group(uint32_t cells) {
    int largest = 0;
    while (cells) {
        uint32_t group = 0, grown = cells & -cells;
        while (grown != group) {
            group = grown;
            grown = cells & (group | group << 1 | group >> 1 | group << ROW | group >> ROW |
                             group << (ROW - 1) | group >> (ROW - 1));
        }
        largest = std::max(largest, __builtin_popcount(group));
        cells ^= group;
    }
    return largest;
}

// -- the game ----------------------------------------------------------------------------

enum class Decision { RECRUIT, KEEP, RETURN, PLACE, SWAP, SEEK, SEARCH, CLAIM };

class Game {
  public:
    std::array<uint16_t, 128> actions;

    Game(int players, uint64_t seed) : dice{seed}, players(players) {
        revealed.add(draw_location());
        seat = dice.below(players);
    }

    bool over() const { return seat == NOBODY; }

    // Write the legal actions to `actions`; their number.
    int list_actions() {
        switch (decision) {
            case Decision::RECRUIT: return list_recruiting();
            case Decision::KEEP: return list_hand(KEEP_LORD);
            case Decision::RETURN: return list_hand(RETURN_LORD);
            case Decision::PLACE: return list_hand(PLACE_LORD);
            case Decision::SWAP: return list_swaps();
            case Decision::SEEK: return list_seeking();
            case Decision::SEARCH: return list_locations(0, location_deck);
            case Decision::CLAIM: return list_locations(0, drawn);
        }
        __builtin_unreachable();
    }

    // Carry out a legal action, up to the next decision.
    void play(int action) {
        switch (decision) {
            case Decision::RECRUIT:
                if (action < TAKE_PILE) return draw_lords(action - DRAW_LORDS + 1);
                return take_pile(piles[action - TAKE_PILE]);
            case Decision::KEEP: return keep(action - KEEP_LORD);
            case Decision::RETURN:
                hand.remove(action - RETURN_LORD);
                discard(action - RETURN_LORD);
                return fit_hand();
            case Decision::PLACE:
                hand.remove(action - PLACE_LORD);
                return place(action - PLACE_LORD);
            case Decision::SWAP:
                if (action != DECLINE_SWAP) swap(SWAPS[action - SWAP_LORDS]);
                ask(Decision::PLACE);
                return grow_chamber();
            case Decision::SEEK:
                if (action < TAKE_LOCATION) return draw_locations(action - DRAW_LOCATIONS + 1);
                revealed.remove(action - TAKE_LOCATION);
                return control(action - TAKE_LOCATION);
            case Decision::SEARCH:
                location_deck.remove(action - TAKE_LOCATION);
                --location_deck_size;
                return control(action - TAKE_LOCATION);
            case Decision::CLAIM: return claim(action - TAKE_LOCATION);
        }
    }

    int score(int of) const {
        const Seat& my = seats[of];
        std::array<uint32_t, GUILDS> cells{};
        std::array<int, GUILDS> strongest{}, guild_size{};
        std::array<int, RANKS> rank_size{};
        for (int spot = 0; spot < my.chamber.size; ++spot) {
            const int guild = my.chamber.lords[spot] / RANKS, rank = my.chamber.lords[spot] % RANKS;
            cells[guild] |= 1u << SPOT_CELL[spot];
            strongest[guild] = std::max<int>(strongest[guild], INFLUENCE[rank]);
            ++guild_size[guild];
            ++rank_size[rank];
        }

        int coalition = 0, points = pearl_master == of ? 5 : 0;
        for (int guild = 0; guild < GUILDS; ++guild) {
            points += strongest[guild];
            if (guild_size[guild] > coalition)
                coalition = std::max(coalition, largest_group(cells[guild]));
        }
        points += 3 * coalition;

        my.locations.each([&](int at) {
            points += LOCATION_POINTS[at];
            if (at >= MANY_OF_GUILD) points += guild_size[at - MANY_OF_GUILD];
            else if (at >= STRONGEST_OF_GUILD) points += strongest[at - STRONGEST_OF_GUILD];
            else if (at == PER_SILVER_KEY) points += rank_size[SILVER_KEY];
            else if (at == PER_GOLD_KEY) points += 2 * rank_size[GOLD_KEY];
            else if (at == PER_PEARL_PAIR) points += my.pearls / 2;
            else if (at == PER_LOCATION) points += 2 * my.locations.size();
        });
        return points;
    }

  private:
    Dice dice;
    int players;
    int seat;  // who decides; NOBODY when the game is over
    Decision decision = Decision::RECRUIT;
    LordDeck deck;
    std::array<Row<PILE_CARDS>, GUILDS> piles;
    Row<PILE_CARDS> hand;  // lords recruited, not placed yet
    std::array<Seat, MAX_PLAYERS> seats;
    LocationSet location_deck{(1u << LOCATIONS) - 1}, revealed, drawn;
    int location_deck_size = LOCATIONS;
    std::array<uint8_t, LOCATIONS> location_spot;  // the spot a controlled location lies on
    int pearl_master = NOBODY, finisher = NOBODY;
    int forced_draw = 0, forced_by = NOBODY;

    // -- legal actions. What is written always and counted if legal costs no branch.

    int list_recruiting() {
        const int available = std::min(MOST_DRAWN, deck.size);
        if (forced_draw && available) {
            actions[0] = DRAW_LORDS + std::min(forced_draw, available) - 1;
            return 1;
        }
        int n = 0;
        for (int i = 0; i < available; ++i) actions[n++] = DRAW_LORDS + i;
        for (int guild = 0; guild < GUILDS; ++guild) {
            actions[n] = TAKE_PILE + guild;
            n += piles[guild].size > 0;
        }
        return n;
    }

    int list_hand(int first) {
        int n = 0;
        uint32_t seen = 0;
        for (int lord : hand) {
            if (!(seen >> lord & 1)) actions[n++] = first + lord;
            seen |= 1u << lord;
        }
        return n;
    }

    int list_swaps() {
        const auto& chamber = seats[seat].chamber;
        std::array<uint8_t, SPOTS> movable;
        int count = 0, n = 0;
        for (int spot = 0; spot < chamber.size; ++spot) {
            movable[count] = spot;
            count += !shows_key(chamber.lords[spot]);
        }
        actions[n++] = DECLINE_SWAP;
        for (int i = 0; i < count; ++i)
            for (int j = i + 1; j < count; ++j) actions[n++] = swap_action(movable[i], movable[j]);
        return n;
    }

    int list_seeking() {
        const int count = std::min(MOST_DRAWN, location_deck_size);
        for (int i = 0; i < count; ++i) actions[i] = DRAW_LOCATIONS + i;
        return list_locations(count, revealed);
    }

    int list_locations(int n, LocationSet set) {
        set.each([&](int location) { actions[n++] = TAKE_LOCATION + location; });
        return n;
    }

    // -- recruit

    void ask(Decision next) { decision = next; }

    void draw_lords(int count) {
        for (int i = 0; i < count; ++i) hand.add(deck.draw(dice));
        if (hand.uniform()) return keep(hand.lords[0]);
        ask(Decision::KEEP);
    }

    void keep(int lord) {
        hand.remove(lord);
        for (int other : hand) discard(other);
        hand.size = 0;
        ask(Decision::PLACE);
        place(lord);
    }

    void discard(int lord) { piles[lord / RANKS].add(lord); }

    void take_pile(Row<PILE_CARDS>& pile) {
        hand = pile;
        pile.size = 0;
        fit_hand();
    }

    // Lords for which there is no spot go back before any is placed.
    void fit_hand() {
        while (hand.size > SPOTS - seats[seat].chamber.size) {
            if (!hand.uniform()) return ask(Decision::RETURN);
            discard(hand.lords[--hand.size]);
        }
        ask(Decision::PLACE);
        grow_chamber();
    }

    // -- grow the chamber

    // Place what is left in hand, until there is something to decide or the turn ends.
    void grow_chamber() {
        if (hand.size == 0) return end_turn();
        if (hand.uniform()) place(hand.lords[--hand.size]);
    }

    void place(int lord) {
        Seat& my = seats[seat];
        my.chamber.add(lord);
        switch (lord % RANKS) {
            case SCHEMER: if (can_swap()) return ask(Decision::SWAP); break;
            case SILVER_KEY: ++my.silver; if (seek_location()) return; break;
            case GOLD_KEY: ++my.gold; if (seek_location()) return; break;
            case TWO_PEARLS: gain_pearls(2); break;
            case ONE_PEARL: gain_pearls(1); break;
            case HERALD: if (deck.size) discard(deck.draw(dice)); break;
        }
        grow_chamber();
    }

    // The lord just placed needs another one that may move.
    bool can_swap() const {
        const auto& chamber = seats[seat].chamber;
        return !std::all_of(chamber.begin(), chamber.end() - 1, shows_key);
    }

    void swap(Swap spots) {
        auto& lords = seats[seat].chamber.lords;
        std::swap(lords[spots.first], lords[spots.second]);
    }

    void gain_pearls(int count) {
        seats[seat].pearls += count;
        if (pearl_master == NOBODY || seats[seat].pearls >= seats[pearl_master].pearls)
            pearl_master = seat;
    }

    // -- take control of a location

    // Ask for a location, if there are keys enough and there is one to be had.
    bool seek_location() {
        const Seat& my = seats[seat];
        const int needed = my.locations.has(ANY_TWO_KEYS) ? 2 : 3;
        if (my.silver < 2 && my.gold < 2 && my.silver + my.gold < needed) return false;
        const bool search = my.locations.has(SEARCH_DECK);
        if (!location_deck_size && (search || !revealed.bits)) return false;
        ask(search ? Decision::SEARCH : Decision::SEEK);
        return true;
    }

    int draw_location() { return location_deck.draw(location_deck_size--, dice); }

    void draw_locations(int count) {
        if (count == 1) return control(draw_location());
        for (int i = 0; i < count; ++i) drawn.add(draw_location());
        ask(Decision::CLAIM);
    }

    // Keep one of the drawn locations; the others join the face-up ones.
    void claim(int location) {
        drawn.remove(location);
        revealed.take_all(drawn);
        control(location);
    }

    void control(int location) {
        Seat& my = seats[seat];
        my.locations.add(location);
        my.silver = my.gold = 0;
        location_spot[location] = static_cast<uint8_t>(my.chamber.size - 1);
        if (LOCATION_PEARLS[location]) {
            gain_pearls(LOCATION_PEARLS[location]);
        } else if (location == FORCE_ONE || location == FORCE_TWO) {
            forced_draw = location == FORCE_ONE ? 1 : 2;
            forced_by = seat;
        } else if (location == RECALL_LORDS) {
            for (auto& pile : piles) {
                for (int lord : pile) deck.add(lord);
                pile.size = 0;
            }
        } else if (location == RECALL_LOCATIONS) {
            location_deck_size += revealed.size();
            location_deck.take_all(revealed);
        }
        ask(Decision::PLACE);
        grow_chamber();
    }

    // -- the next player

    void end_turn() {
        if (finisher == NOBODY && seats[seat].chamber.size == SPOTS) finisher = seat;
        seat = seat + 1 < players ? seat + 1 : 0;
        if (seat == finisher) {
            seat = NOBODY;
            return;
        }
        if (seat == forced_by) {
            forced_draw = 0;
            forced_by = NOBODY;
        }
        ask(Decision::RECRUIT);
    }
};

}  // namespace

int main(int argc, char** argv) {
    const long long games = argc == 4 ? std::atoll(argv[1]) : 0;
    const int players = argc == 4 ? std::atoi(argv[2]) : 0;
    if (games < 1 || players < 2 || players > MAX_PLAYERS) {
        std::fprintf(stderr, "usage: %s GAMES PLAYERS SEED, for 2 to 4 players\n", argv[0]);
        return 2;
    }
    const uint64_t seed = std::strtoull(argv[3], nullptr, 10);

    long long decisions = 0;
    uint64_t checksum = 0;
    const auto start = std::chrono::steady_clock::now();
    for (long long i = 0; i < games; ++i) {
        Game game(players, seed + i);
        Dice dice{~(seed + i)};
        for (; !game.over(); ++decisions) game.play(game.actions[dice.below(game.list_actions())]);
        for (int seat = 0; seat < players; ++seat)
            checksum = checksum * 1'000'003 + static_cast<uint64_t>(game.score(seat));
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    std::printf("{\"games\": %lld, \"decisions\": %lld, \"checksum\": %llu, \"seconds\": %.6f}\n",
                games, decisions, static_cast<unsigned long long>(checksum), taken.count());
}
