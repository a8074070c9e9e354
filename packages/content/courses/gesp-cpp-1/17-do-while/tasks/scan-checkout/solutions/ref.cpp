#include <iostream>
using namespace std;

int main() {
    long long price, sum = 0;
    int count = 0;
    do {
        cin >> price;
        sum += price;
        if (price != 0) count++;
    } while (price != 0);
    cout << count << " " << sum << endl;
    return 0;
}
