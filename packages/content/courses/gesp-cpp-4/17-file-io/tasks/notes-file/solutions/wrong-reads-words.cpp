// fails: 01 WA, 02 WA, 05 WA, 06 WA, 07 WA, 08 WA, 09 WA, 12 WA, 13 WA, 14 WA, 15 WA, 16 WA, 17 WA
#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    int all = 0, kept = 0, words = 0, place = 0, longest = 0;
    while (cin >> s) {
        all++;
        if (s[0] == '#') continue;
        kept++;
        int length = s.size();
        for (int i = 0; i < length; i++) {
            if (s[i] == ' ') words++;
        }
        words++;
        if (length > longest) {
            longest = length;
            place = all;
        }
    }
    cout << all << " " << kept << endl;
    cout << words << endl;
    cout << place << " " << longest << endl;
    return 0;
}
