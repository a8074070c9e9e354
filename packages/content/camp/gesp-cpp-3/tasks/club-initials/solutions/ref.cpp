#include <iostream>
#include <string>
using namespace std;

int main() {
    string w, initials;
    int longest = 0;
    while (cin >> w) {
        string low = w;
        for (int i = 0; i < (int)low.size(); i++)
            if (low[i] >= 'A' && low[i] <= 'Z')
                low[i] += 32;
        if (low == "of" || low == "the" || low == "and")
            continue;
        initials += char(low[0] - 32);
        if ((int)w.size() > longest)
            longest = w.size();
    }
    cout << initials << " " << longest << endl;
    return 0;
}
