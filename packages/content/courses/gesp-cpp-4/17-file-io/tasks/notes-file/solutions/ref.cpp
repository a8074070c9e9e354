#include <iostream>
#include <string>
using namespace std;

int main() {
    string s;
    int all = 0, kept = 0, words = 0, place = 0, longest = 0;
    while (getline(cin, s)) {
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
